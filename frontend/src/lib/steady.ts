/** Lists whose rows come and go while one clicks: the second click of two is meant for what stood there. */

/** Milliseconds for which a row that has moved under the finger takes no click. */
export const SETTLES = 700;

export class Steady {
  #keys: readonly string[] = [];
  readonly #until = new Map<string, number>();

  /** Note the rows as they stand now. */
  see(keys: readonly string[], now = performance.now()): void {
    for (const [i, key] of keys.entries()) {
      const before = this.#keys[i];
      if (before !== undefined && before !== key) {
        this.#until.set(key, now + SETTLES);
      }
    }
    for (const key of this.#until.keys()) {
      if (!keys.includes(key)) {
        this.#until.delete(key);
      }
    }
    this.#keys = [...keys];
  }

  /** Whether a click on a row may be meant for what stood there a moment ago. */
  moved(key: string, now = performance.now()): boolean {
    return now < (this.#until.get(key) ?? 0);
  }

  /** Attach it to a row. Keys press what has the focus, which moves along: they are let pass. */
  guard(key: string): (row: HTMLElement) => () => void {
    return (row) => {
      const clicked = (event: MouseEvent) => {
        if (event.detail > 0 && this.moved(key)) {
          event.preventDefault();
          event.stopPropagation();
        }
      };
      row.addEventListener('click', clicked, { capture: true });
      return () => row.removeEventListener('click', clicked, { capture: true });
    };
  }
}
