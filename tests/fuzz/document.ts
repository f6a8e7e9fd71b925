import { z } from 'zod';
import type { TestApp } from '../support/test-app.ts';

export type Schema = z.core.JSONSchema.BaseSchema;

const schema = z.custom<Schema>((value) => typeof value === 'object' && value !== null);
const content = z.record(z.string(), z.object({ schema }));
const reply = z.object({ content: content.optional() });
const parameters = z.array(z.object({ name: z.string(), in: z.enum(['path', 'query']), schema })).default([]);

const operation = z.object({
  parameters,
  requestBody: z.object({ content }).optional(),
  responses: z.record(z.string(), reply),
});

/** What is at one path: its parameters, and its calls by their methods. */
const pathItem = z.object({ parameters }).catchall(operation);

const paths = z.record(z.string(), pathItem);

const node = z.record(z.string(), z.unknown());
const objectSchema = z.object({
  properties: node.default({}),
  required: z.array(z.string()).default([]),
});

/** The schema, or the first of those that it may be. */
const firstWay = (one: unknown) => z.object({ anyOf: z.array(z.unknown()) }).safeParse(one).data?.anyOf[0] ?? one;

/** An object schema that is two: their fields together. */
function joined(parts: readonly unknown[]) {
  const objects = parts.map((part) => objectSchema.parse(firstWay(part)));
  return {
    type: 'object',
    properties: Object.assign({}, ...objects.map(({ properties }) => properties)),
    required: objects.flatMap(({ required }) => required),
  };
}

const isObjectSchema = (one: unknown) =>
  objectSchema.extend({ type: z.literal('object') }).safeParse(firstWay(one)).success;

/**
 * A part of the document with all that it refers to in place. Objects have no more fields than are described: the document
 * leaves room for more, and we send nothing that it does not name.
 */
function inPlace(part: unknown, whole: unknown): unknown {
  if (Array.isArray(part)) return part.map((one) => inPlace(one, whole));
  const { success, data } = node.safeParse(part);
  if (!success) return part;
  if (typeof data.$ref === 'string') return inPlace(at(whole, data.$ref), whole);
  const made = Object.fromEntries(Object.entries(data).map(([name, one]) => [name, inPlace(one, whole)]));
  if (Array.isArray(made.allOf) && made.allOf.every(isObjectSchema))
    return { ...joined(made.allOf), additionalProperties: false };
  if (made.type === 'object' && made.properties && !('additionalProperties' in made))
    return { ...made, additionalProperties: false };
  return made;
}

/** What a reference within the document means: `#/components/schemas/Post`. */
function at(whole: unknown, reference: string): unknown {
  return reference
    .split('/')
    .slice(1)
    .reduce((part, name) => node.parse(part)[name], whole);
}

/** Refusals that any call can be answered with, where the document does not name its own. */
const anywhere = [401, 403, 409, 413, 415, 429, 503, 507];

/** A reply as the document declares it: its media types and what tells whether a body is right; nothing for an empty one. */
export interface DeclaredReply {
  types: readonly string[];
  body: z.ZodType | undefined;
}

/** One call, as the document describes it to programmers. */
export interface Operation extends Pick<z.infer<typeof operation>, 'parameters'> {
  method: string;
  /** Below `/api`: `/announcements/{id}/`. */
  path: string;
  /** The bodies by media type; empty for a call that takes none. */
  bodies: Record<string, Schema>;
  /** By status. */
  replies: ReadonlyMap<number, DeclaredReply | undefined>;
}

/** Reads the product's own description of its calls. */
export async function readDocument(app: Pick<TestApp, 'get'>): Promise<Operation[]> {
  const whole = node.parse(await (await app.get('/api/openapi.json')).json());
  const checks = new Map<string, z.ZodType>();
  /** Many replies are alike, and making what checks them takes longer than checking. */
  function checkOf(one: Schema): z.ZodType {
    const text = JSON.stringify(one);
    const check = checks.get(text) ?? z.fromJSONSchema(one);
    checks.set(text, check);
    return check;
  }
  function declared({ content = {} }: z.infer<typeof reply>): DeclaredReply | undefined {
    const types = Object.keys(content);
    const described = content['application/json'];
    if (types.length > 0) return { types, body: described && checkOf(described.schema) };
  }
  return Object.entries(paths.parse(inPlace(whole.paths, whole))).flatMap(([path, { parameters, ...calls }]) =>
    Object.entries(calls).map(([method, call]) => {
      const { default: refused, ...replies } = call.responses;
      return {
        method: method.toUpperCase(),
        path,
        parameters: [...parameters, ...call.parameters],
        bodies: Object.fromEntries(
          Object.entries(call.requestBody?.content ?? {}).map(([type, one]) => [type, one.schema]),
        ),
        replies: new Map([
          ...anywhere.map((status) => [status, refused && declared(refused)] as const),
          ...Object.entries(replies).map(([status, one]) => [Number(status), declared(one)] as const),
        ]),
      };
    }),
  );
}
