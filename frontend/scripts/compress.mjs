// Writes each file of a folder of built pages once more, as small as it goes, for the server to
// send as it is.
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const pages = pathToFileURL(`${process.argv[2]}/`);
const TEXT = /\.(?:css|html|js|json|svg|txt|wasm|webmanifest)$/;
const WORTHWHILE = 512;

async function compress(name) {
  const text = await readFile(new URL(name, pages));
  if (text.length < WORTHWHILE) return;
  const params = { [constants.BROTLI_PARAM_SIZE_HINT]: text.length };
  const made = {
    br: await promisify(brotliCompress)(text, { params }),
    gz: await promisify(gzip)(text, { level: 9 }),
  };
  for (const [ending, smaller] of Object.entries(made)) {
    if (smaller.length < text.length) await writeFile(new URL(`${name}.${ending}`, pages), smaller);
  }
}

const names = await readdir(pages, { recursive: true });
await Promise.all(names.filter((name) => TEXT.test(name) && !name.startsWith('.')).map(compress));
