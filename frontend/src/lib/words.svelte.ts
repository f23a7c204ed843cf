/** Sentences in the reader's language, from the same catalogues as the command line's. */
import { FluentBundle, FluentNumber, FluentResource, type FluentVariable } from '@fluent/bundle';

export const LANGUAGES = ['en', 'fr', 'it', 'sl'] as const;
export type Language = (typeof LANGUAGES)[number];

/** What each language calls itself. */
export const OWN_NAMES: Record<Language, string> = {
  en: 'English',
  fr: 'Français',
  it: 'Italiano',
  sl: 'Slovenščina',
};

const FILES = import.meta.glob<string>(
  ['$locales/*/*.ftl', '!$locales/*/{hands,pages,record}.ftl'],
  { query: '?raw', import: 'default' },
);

/** How to read a catalogue, by `LANGUAGE/NAME`: which ones, the page says that needs them. */
const CATALOGUES = new Map(
  Object.entries(FILES).map(([path, read]) => [path.split('/').slice(-2).join('/'), read]),
);

/** Those that every page needs travel together. */
const ALWAYS: Record<Language, () => Promise<{ default: string[] }>> = {
  en: () => import('../words/en'),
  fr: () => import('../words/fr'),
  it: () => import('../words/it'),
  sl: () => import('../words/sl'),
};

type Values = Record<string, string | number>;

/** Parse a language's catalogues into one bundle. */
export function bundleOf(language: string, texts: readonly string[]): FluentBundle {
  const bundle = new FluentBundle(language, { useIsolating: false });
  for (const text of texts) {
    bundle.addResource(new FluentResource(text), { allowOverrides: true });
  }
  return bundle;
}

/** Say one message of a bundle; its id where the bundle lacks it. */
export function say(bundle: FluentBundle, id: string, values: Values = {}): string {
  const pattern = bundle.getMessage(id)?.value;
  if (pattern === undefined || pattern === null) {
    return id;
  }
  const given: Record<string, FluentVariable> = {};
  for (const [name, value] of Object.entries(values)) {
    given[name] = typeof value === 'number' ? new FluentNumber(value) : value;
  }
  return bundle.formatPattern(pattern, given);
}

class Words {
  language = $state<Language>('en');
  #bundle = $state.raw(new FluentBundle('en'));
  readonly #wanted = new Set<string>();
  /** The language that is spoken, or will be once its sentences are there. */
  #coming: Language = 'en';
  #loaded = '';

  /** Change the language; done when its sentences are there. */
  async speak(language: Language): Promise<void> {
    this.#coming = language;
    await this.#load();
  }

  /** Have these catalogues too, `need('clauses', 'rulings')`; done when they are there. */
  async need(...catalogues: string[]): Promise<void> {
    for (const name of catalogues) {
      this.#wanted.add(name);
    }
    await this.#load();
  }

  /** The sentence of a message, with its values put in. */
  text(id: string, values: Values = {}): string {
    return say(this.#bundle, id, values);
  }

  has(id: string): boolean {
    return this.#bundle.hasMessage(id);
  }

  /** Have what is wanted now; whoever asks for more meanwhile waits for that, and so do we. */
  async #load(): Promise<void> {
    for (;;) {
      const language = this.#coming;
      const names = [...this.#wanted].sort();
      const key = `${language} ${names.join(' ')}`;
      if (key === this.#loaded) {
        return;
      }
      const [always, ...more] = await Promise.all([
        ALWAYS[language](),
        ...names.map((name) => CATALOGUES.get(`${language}/${name}.ftl`)?.() ?? ''),
      ]);
      if (language !== this.#coming || names.length !== this.#wanted.size) {
        continue;
      }
      this.#bundle = bundleOf(language, [...always.default, ...more]);
      this.#loaded = key;
      this.language = language;
      document.documentElement.lang = language;
    }
  }
}

export const words = new Words();

/** The first language of a list of tags that we speak; English else. */
export function spoken(tags: readonly string[]): Language {
  for (const tag of tags) {
    const main = tag.toLowerCase().split('-')[0];
    const found = LANGUAGES.find((language) => language === main);
    if (found !== undefined) {
      return found;
    }
  }
  return 'en';
}
