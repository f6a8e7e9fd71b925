import { afterAll, beforeAll, expect, test } from 'vitest';
import { z } from 'zod';
import { startTestApp, type TestApp } from '../support/test-app.ts';
import { steepness, textsInSizes } from './growth.ts';
import { hostileInWords, hostileTexts } from './hostile.ts';
import { domainExports, type NamedSchemas, schemasIn, takenBy } from './schemas.ts';

let app: TestApp;
let schemas: NamedSchemas;

beforeAll(async () => {
  app = await startTestApp({});
  schemas = schemasIn([...takenBy(app.endpoints), ...(await domainExports())]);
});

afterAll(() => app.close());

/** Every field of every schema filled with the same text. */
function bodyOf(names: readonly string[], text: string): Record<string, string> {
  return Object.fromEntries(names.map((name) => [name, text]));
}

/** Schemas that only hold others, or only check the type, do no work of their own. A number is no text. */
function works(schema: z.ZodType): boolean {
  const { type } = schema.def;
  if (type === 'number' && !('coerce' in schema.def && schema.def.coerce)) return false;
  const looksClosely = (schema.def.checks?.length ?? 0) > 0 || 'format' in schema.def;
  return looksClosely || ['pipe', 'transform', 'custom', 'union'].includes(type);
}

/** A transform may hold a schema of its own, which takes a whole body. */
const takesObjects = (schema: z.ZodType) => ['object', 'intersection', 'transform'].includes(schema.def.type);

test('no schema takes work that grows faster than what is sent', async () => {
  const fields = [...schemas.keys()].flatMap((schema) =>
    schema instanceof z.ZodObject ? Object.keys(schema.shape) : [],
  );
  const names = [...new Set(fields)];
  const working = [...schemas].filter(([schema]) => works(schema));
  const faults: string[] = [];
  for (const hostile of hostileTexts) {
    const texts = textsInSizes(hostile);
    const bodies = new Map(texts.map((text) => [text, bodyOf(names, text)]));
    for (const [schema, name] of working) {
      const work = (text: string) => [
        schema.safeParse(text),
        takesObjects(schema) && schema.safeParse(bodies.get(text)),
      ];
      const steep = await steepness(work, texts);
      if (steep !== undefined) faults.push(`${name} with ${hostileInWords(hostile)}: ${steep}`);
    }
    if (faults.length > 20) break;
  }
  expect(faults).toEqual([]);
}, 900_000);
