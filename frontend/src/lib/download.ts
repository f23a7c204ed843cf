/** Give the reader a file that this page made. */

function save(name: string, body: Blob): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(body);
  link.download = name;
  link.click();
  // The browser has begun to read it by then.
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
}

export function saveText(name: string, text: string, type: string): void {
  save(name, new Blob([text], { type: `${type};charset=utf-8` }));
}

const SCALE = 2;

/** An SVG picture as PNG, with two pixels for one of the picture's. */
export async function savePng(name: string, svg: string): Promise<void> {
  const image = new Image();
  // No blob: the policy lets pictures be the house's own or data.
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(svg)}`;
  await image.decode();
  const canvas = document.createElement('canvas');
  canvas.width = image.naturalWidth * SCALE;
  canvas.height = image.naturalHeight * SCALE;
  canvas.getContext('2d')?.drawImage(image, 0, 0, canvas.width, canvas.height);
  const body = await new Promise<Blob | null>((done) => canvas.toBlob(done, 'image/png'));
  if (body !== null) {
    save(name, body);
  }
}
