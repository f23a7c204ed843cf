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

const FILES = import.meta.glob<string>('$locales/*/*.ftl', {
  query: '?raw',
  import: 'default',
});

/** How to read a catalogue, by `LANGUAGE/NAME`. */
const CATALOGUES = new Map(
  Object.entries(FILES).map(([path, read]) => [path.split('/').slice(-2).join('/'), read]),
);

/** Catalogues that every page needs; others are named by the page that needs them. */
const ALWAYS = ['pages', 'hands', 'record'];

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
  readonly #wanted = new Set(ALWAYS);
  #loaded = '';

  /** Change the language; done when its sentences are there. */
  async speak(language: Language): Promise<void> {
    await this.#load(language);
    this.language = language;
    document.documentElement.lang = language;
  }

  /** Have these catalogues too, `need('clauses', 'rulings')`; done when they are there. */
  async need(...catalogues: string[]): Promise<void> {
    for (const name of catalogues) {
      this.#wanted.add(name);
    }
    await this.#load(this.language);
  }

  /** The sentence of a message, with its values put in. */
  text(id: string, values: Values = {}): string {
    return say(this.#bundle, id, values);
  }

  has(id: string): boolean {
    return this.#bundle.hasMessage(id);
  }

  async #load(language: Language): Promise<void> {
    const key = `${language} ${[...this.#wanted].sort().join(' ')}`;
    if (key === this.#loaded) {
      return;
    }
    const texts = await Promise.all(
      [...this.#wanted].map((name) => {
        const read = CATALOGUES.get(`${language}/${name}.ftl`);
        return read === undefined ? Promise.resolve('') : read();
      }),
    );
    this.#bundle = bundleOf(language, texts);
    this.#loaded = key;
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
