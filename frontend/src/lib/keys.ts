/** Keys for acts: one letter each, never while somebody types; a slider takes arrows only. */

type Keys = Record<string, () => void>;

/** Listen for keys until the function that is returned is called; `now` says which hold. */
export function keys(now: () => Keys): () => void {
  const pressed = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey || event.repeat || event.defaultPrevented) {
      return;
    }
    const at = event.target;
    if (
      at instanceof HTMLElement &&
      at.closest('input:not([type=range]), select, textarea, dialog') !== null
    ) {
      return;
    }
    const act = now()[event.key.toLowerCase()];
    if (act !== undefined) {
      event.preventDefault();
      act();
    }
  };
  addEventListener('keydown', pressed);
  return () => removeEventListener('keydown', pressed);
}
