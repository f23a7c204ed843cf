import { parse, type AST } from 'svelte/compiler';
import { FluentResource } from '@fluent/bundle';
import { describe, expect, it } from 'vitest';

const PAGES = import.meta.glob<string>('../**/*.svelte', {
  query: '?raw',
  import: 'default',
  eager: true,
});
const LOGIC = import.meta.glob<string>('../**/*.ts', {
  query: '?raw',
  import: 'default',
  eager: true,
});
const CATALOGUES = import.meta.glob<string>('$locales/*/*.ftl', {
  query: '?raw',
  import: 'default',
  eager: true,
});

/** Attributes that somebody reads or hears. */
const SAID = new Set(['alt', 'aria-label', 'aria-description', 'placeholder', 'title', 'label']);
/** The house's own name, and those of formats. */
const NAMES = new Set(['Croupier', 'CSV', 'JSON', 'PHH', 'PNG', 'SVG', 'TOML']);
/** Keys are called by what is printed on them. */
const KEYS = 'kbd';

type Node = AST.SvelteNode | AST.Fragment | AST.Attribute;

/** Texts with letters that stand in markup as they are. */
function bare(source: string): string[] {
  const found: string[] = [];
  const look = (text: string) => {
    if (/\p{L}{2,}/u.test(text) && !NAMES.has(text.trim())) {
      found.push(text.trim());
    }
  };
  const walk = (node: unknown, inKey: boolean): void => {
    if (Array.isArray(node)) {
      node.forEach((one) => {
        walk(one, inKey);
      });
      return;
    }
    if (typeof node !== 'object' || node === null) {
      return;
    }
    const one = node as Node & { name?: string };
    if (one.type === 'StyleDirective') {
      return;
    }
    if (one.type === 'Text' && !inKey) {
      look(one.data);
    } else if (one.type === 'Attribute') {
      if (SAID.has(one.name)) {
        walk(one.value, false);
      }
      return;
    }
    const within = inKey || (one.type === 'RegularElement' && one.name === KEYS);
    for (const [key, value] of Object.entries(node)) {
      if (key !== 'metadata' && key !== 'parent' && key !== 'expression') {
        walk(value, within);
      }
    }
  };
  walk(parse(source, { modern: true }).fragment, false);
  return found;
}

/** The ids of a language's messages, with those of other catalogues that pages say. */
function idsOf(language: string): Set<string> {
  const found = new Set<string>();
  for (const [path, text] of Object.entries(CATALOGUES)) {
    if (path.split('/').at(-2) === language) {
      for (const entry of new FluentResource(text).body) {
        found.add(entry.id);
      }
    }
  }
  return found;
}

const source = [...Object.entries(PAGES), ...Object.entries(LOGIC)].filter(
  ([path]) => !path.endsWith('.test.ts') && !path.includes('/generated/'),
);
/** `'pages-x'` as it stands, and the beginnings of `` `pages-x-${…}` ``. */
const whole = new Map<string, string>();
const catalogues = new Set(Object.keys(CATALOGUES).map((path) => /([\w-]+)\.ftl$/.exec(path)?.[1]));
const begun = new Map<string, string>();
for (const [path, text] of source) {
  for (const [, id] of text.matchAll(/['"`](pages-[a-z0-9-]*[a-z0-9])['"`]/g)) {
    whole.set(id ?? '', path);
  }
  for (const [, start, end] of text.matchAll(/`(pages-[a-z0-9-]*)\$\{[^`}]*\}([a-z0-9-]*)`/g)) {
    begun.set(`^${start ?? ''}.+${end ?? ''}$`, path);
  }
}

describe('the words of the pages', () => {
  it('finds what stands there bare, and only that', () => {
    expect(bare('<p title="Not so">{x} and <kbd>Esc</kbd> <b aria-label={y}>·</b></p>')).toEqual([
      'Not so',
      'and',
    ]);
    expect(bare('{#if a}<p>{b}</p>{:else}Bare{/if}')).toEqual(['Bare']);
  });

  it.each(Object.keys(PAGES))('all come from the catalogues: %s', (path) => {
    expect(bare(PAGES[path] ?? '')).toEqual([]);
  });

  it.each(['en', 'fr', 'it', 'sl'])('are all there in %s', (language) => {
    const ids = idsOf(language);
    const missing = [...whole].filter(([id]) => !ids.has(id) && !catalogues.has(id));
    const none = [...begun].filter(([from]) => ![...ids].some((id) => new RegExp(from).test(id)));
    expect(missing).toEqual([]);
    expect(none).toEqual([]);
  });

  it('are all said somewhere', () => {
    const patterns = [...begun.keys()].map((from) => new RegExp(from));
    const unused = [...idsOf('en')].filter(
      (id) =>
        id.startsWith('pages-') && !whole.has(id) && !patterns.some((pattern) => pattern.test(id)),
    );
    expect(unused).toEqual([]);
  });
});
