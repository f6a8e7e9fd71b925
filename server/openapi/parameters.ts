import { z } from 'zod';
import type { NamedCall } from '../../domain/api/call.ts';
import { identifier } from '../../domain/identifier.ts';
import { languages, mainLanguage } from '../../domain/languages.ts';
import { listQuery } from '../../domain/listing.ts';
import { forGoodReason, trashQuery } from '../../domain/trash.ts';
import type { Json } from './extended.ts';
import { pascal } from './operation-id.ts';
import type { Schemas } from './schemas.ts';

interface Parameter extends Json {
  name: string;
}

/** The fields of an object schema as parameters of the path or the query. */
function parametersFrom(schemas: Schemas, schema: z.ZodType | undefined, place: 'path' | 'query'): Parameter[] {
  if (!schema) return [];
  const whole = object.parse(schemas.of(schema, 'input'));
  const objects = [whole, ...(whole.allOf ?? [])];
  const required = objects.flatMap((one) => one.required ?? []);
  return Object.entries(Object.assign({}, ...objects.map(({ properties }) => properties))).map(([name, property]) => ({
    name,
    in: place,
    ...(place === 'path' || required.includes(name) ? { required: true } : {}),
    schema: property,
  }));
}

const properties = z.object({
  properties: z.record(z.string(), z.unknown()).optional(),
  required: z.array(z.string()).optional(),
});
const object = properties.extend({ allOf: z.array(properties).optional() });

/** Every translated call has it, beside its own query. */
const language: Parameter = {
  name: 'language',
  in: 'query',
  description: 'The language of the texts for visitors. What nobody has translated stays as it is, and is named',
  schema: { type: 'string', enum: languages, default: mainLanguage() },
};

/** Makes the parameters of calls. Those of every list, every trash, of one record and of the language stand once, among `components`. */
export function parameterMaker(schemas: Schemas) {
  const shared = [
    ...parametersFrom(schemas, identifier, 'path'),
    ...parametersFrom(schemas, listQuery, 'query'),
    ...parametersFrom(schemas, trashQuery, 'query'),
    ...parametersFrom(schemas, forGoodReason, 'query'),
    language,
  ];
  const references = new Map(
    shared.map((one) => [JSON.stringify(one), { $ref: `#/components/parameters/${pascal(one.name)}` }]),
  );
  const referred = (all: readonly Parameter[]): { parameters?: Json[] } =>
    all.length === 0 ? {} : { parameters: all.map((one) => references.get(JSON.stringify(one)) ?? one) };
  return {
    components: Object.fromEntries(shared.map((one) => [pascal(one.name), one])),
    /** Those of the path: all its calls have them. */
    ofPath: ({ parameters }: NamedCall) => referred(parametersFrom(schemas, parameters, 'path')),
    ofQuery: ({ query, translated }: NamedCall) =>
      referred([...parametersFrom(schemas, query, 'query'), ...(translated ? [language] : [])]),
  };
}
