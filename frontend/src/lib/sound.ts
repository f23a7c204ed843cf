/** Soft notes, made here, the same whatever the cards are. */
let context: AudioContext | undefined;

/** The sound of one's turn. */
export function turnSound(): void {
  notes([523.25, 659.25]);
}

/** The sound of an alert at the staff's consoles. */
export function alertSound(): void {
  notes([659.25, 523.25, 659.25]);
}

function notes(pitches: readonly number[]): void {
  try {
    context ??= new AudioContext();
  } catch {
    return; // A device without sound.
  }
  const start = context.currentTime;
  for (const [i, pitch] of pitches.entries()) {
    const tone = context.createOscillator();
    const volume = context.createGain();
    const at = start + i * 0.12;
    tone.frequency.value = pitch;
    volume.gain.setValueAtTime(0, at);
    volume.gain.linearRampToValueAtTime(0.12, at + 0.02);
    volume.gain.exponentialRampToValueAtTime(0.001, at + 0.3);
    tone.connect(volume).connect(context.destination);
    tone.start(at);
    tone.stop(at + 0.32);
  }
}
