import { z } from 'zod';
import type { TestApp } from '../support/test-app.ts';

export type Schema = z.core.JSONSchema.BaseSchema;

const schema = z.custom<Schema>((value) => typeof value === 'object' && value !== null);
const content = z.record(z.string(), z.object({ schema }));
const reply = z.object({ content: content.optional() });

const operation = z.object({
  parameters: z.array(z.object({ name: z.string(), in: z.enum(['path', 'query']), schema })),
  requestBody: z.object({ content }).optional(),
  responses: z.record(z.string(), reply),
});

const document = z.object({
  paths: z.record(z.string(), z.record(z.string(), operation)),
  components: z.object({ schemas: z.record(z.string(), schema) }),
});

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
  const { paths, components } = document.parse(await (await app.get('/api/openapi.json')).json());
  const resolved = (one: Schema) => components.schemas[one.$ref?.split('/').at(-1) ?? ''] ?? one;
  const checks = new Map<string, z.ZodType>();
  /** Many replies are alike, and making what checks them takes longer than checking. */
  function checkOf(one: Schema): z.ZodType {
    const text = JSON.stringify(one);
    const check = checks.get(text) ?? z.fromJSONSchema(resolved(one));
    checks.set(text, check);
    return check;
  }
  function declared({ content = {} }: z.infer<typeof reply>): DeclaredReply | undefined {
    const types = Object.keys(content);
    const described = content['application/json'];
    if (types.length > 0) return { types, body: described && checkOf(described.schema) };
  }
  return Object.entries(paths).flatMap(([path, calls]) =>
    Object.entries(calls).map(([method, { parameters, requestBody, responses }]) => ({
      method: method.toUpperCase(),
      path,
      parameters,
      bodies: Object.fromEntries(Object.entries(requestBody?.content ?? {}).map(([type, one]) => [type, one.schema])),
      replies: new Map(Object.entries(responses).map(([status, one]) => [Number(status), declared(one)])),
    })),
  );
}
