/** What every page says, in one file: see lib/words.svelte.ts. */
export default Object.values(
  import.meta.glob<string>('$locales/fr/{hands,pages,record}.ftl', {
    query: '?raw',
    import: 'default',
    eager: true,
  }),
);
