// Writes the TypeScript types of what travels between house and page, from the schemas that the
// server's own tests hold equal to the server.
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { compile } from 'json-schema-to-typescript';
import openapiTS, { astToString } from 'openapi-typescript';

const docs = new URL('../../docs/', import.meta.url);
const generated = new URL('../src/generated/', import.meta.url);
const read = async (name) => JSON.parse(await readFile(new URL(name, docs), 'utf8'));
const banner = (from) => `// Made from docs/${from} by scripts/types.mjs: change that, not this.\n`;

/** Tuples as the older drafts write them, which is what the compiler reads. */
function withTuples(schema) {
  if (Array.isArray(schema)) {
    return schema.map(withTuples);
  }
  if (typeof schema !== 'object' || schema === null) {
    return schema;
  }
  const { prefixItems, ...rest } = schema;
  const whole =
    prefixItems === undefined
      ? rest
      : { ...rest, items: prefixItems, minItems: prefixItems.length, maxItems: prefixItems.length };
  return Object.fromEntries(Object.entries(whole).map(([key, value]) => [key, withTuples(value)]));
}

await mkdir(generated, { recursive: true });
const protocol = await compile(withTuples(await read('protocol.schema.json')), 'Message', {
  bannerComment: banner('protocol.schema.json'),
  additionalProperties: false,
  unreachableDefinitions: true,
  format: false,
});
await writeFile(new URL('protocol.ts', generated), protocol);
const api = astToString(await openapiTS(await read('openapi.json')));
await writeFile(new URL('api.ts', generated), `${banner('openapi.json')}${api}`);
