import { z } from 'zod';
import type { Json } from './extended.ts';

const objects = z.array(
  z.looseObject({
    type: z.literal('object'),
    properties: z.record(z.string(), z.unknown()),
    required: z.array(z.string()).default([]),
  }),
);

type ObjectSchema = z.infer<typeof objects>[number];

/** A field of a schema as a text to compare, with whether it is always there. */
const fieldIn = ({ properties, required }: ObjectSchema, name: string) =>
  `${required.includes(name)} ${JSON.stringify(properties[name])}`;

/** The schema with these of its fields alone. */
function only({ properties, required }: ObjectSchema, names: readonly string[]): Json {
  const needed = required.filter((name) => names.includes(name));
  return {
    properties: Object.fromEntries(names.map((name) => [name, properties[name]])),
    ...(needed.length > 0 ? { required: needed } : {}),
  };
}

/** The fields that all have alike stand once, beside those in which they differ: zod gives them to each. */
export function withSharedFields(schema: Json): Json {
  const { success, data: all } = objects.min(3).safeParse(schema.oneOf);
  const [first] = success ? all : [];
  if (!first || !success) return schema;
  const isShared = (name: string) => all.every((one) => fieldIn(one, name) === fieldIn(first, name));
  const shared = Object.keys(first.properties).filter(isShared);
  if (shared.length < 2) return schema;
  const { oneOf: _, ...beside } = schema;
  const own = all.map((one) =>
    only(
      one,
      Object.keys(one.properties).filter((name) => !shared.includes(name)),
    ),
  );
  return { ...beside, allOf: [{ type: 'object', ...only(first, shared) }, { oneOf: own }] };
}
