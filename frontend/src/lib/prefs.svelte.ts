/** What the reader chose on this device: how things look and sound, never who they are. */
import { LANGUAGES, spoken, type Language } from './words.svelte';

const KEY = 'croupier.preferences';

export const DECKS = ['four', 'two', 'safe'] as const;
export const THEMES = ['auto', 'light', 'dark'] as const;
export type Deck = (typeof DECKS)[number];
export type Theme = (typeof THEMES)[number];

interface Kept {
  language: Language;
  deck: Deck;
  theme: Theme;
  sound: boolean;
  textTable: boolean;
  /** Whether alerts of the staff ring. */
  alarm: boolean;
  advice: 'off' | 'before' | 'after';
}

function read(): Partial<Record<keyof Kept, unknown>> {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(KEY) ?? '{}');
    return typeof found === 'object' && found !== null ? found : {};
  } catch {
    return {};
  }
}

function oneOf<T extends string>(value: unknown, all: readonly T[], usual: T): T {
  return all.find((one) => one === value) ?? usual;
}

class Preferences {
  #kept = $state<Kept>(Preferences.#usual());

  static #usual(): Kept {
    const found = read();
    return {
      language: oneOf(found.language, LANGUAGES, spoken(navigator.languages)),
      deck: oneOf(found.deck, DECKS, 'four'),
      theme: oneOf(found.theme, THEMES, 'auto'),
      sound: found.sound === true,
      textTable: found.textTable === true,
      alarm: found.alarm === true,
      advice: oneOf(found.advice, ['off', 'before', 'after'] as const, 'off'),
    };
  }

  get language(): Language {
    return this.#kept.language;
  }
  get deck(): Deck {
    return this.#kept.deck;
  }
  get theme(): Theme {
    return this.#kept.theme;
  }
  get sound(): boolean {
    return this.#kept.sound;
  }
  get textTable(): boolean {
    return this.#kept.textTable;
  }
  get alarm(): boolean {
    return this.#kept.alarm;
  }
  get advice(): Kept['advice'] {
    return this.#kept.advice;
  }

  set<K extends keyof Kept>(key: K, value: Kept[K]): void {
    this.#kept[key] = value;
    try {
      localStorage.setItem(KEY, JSON.stringify(this.#kept));
    } catch {
      // A browser that keeps nothing: the choice holds for as long as the page is open.
    }
  }
}

export const prefs = new Preferences();
