import { readdir } from 'node:fs/promises';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { z } from 'zod';
import type { Endpoint } from '../../server/http/endpoint.ts';

/** A schema, by where it is found. */
export type NamedSchemas = Map<z.ZodType, string>;

function collect(value: unknown, name: string, found: NamedSchemas): void {
  if (value instanceof z.ZodType) {
    if (found.has(value)) return;
    found.set(value, name);
    // A check is no field: it sees what those before it let through.
    const { checks, ...parts } = value.def;
    collect(parts, name, found);
  } else if (Array.isArray(value)) {
    for (const one of value) collect(one, name, found);
  } else if (typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype) {
    for (const [key, one] of Object.entries(value)) {
      // The keys that zod uses for the parts of its own definitions do not count.
      const isOwn = ['shape', 'innerType', 'element', 'in', 'out', 'options', 'left', 'right'].includes(key);
      collect(one, isOwn ? name : `${name}.${key}`, found);
    }
  }
}

/** Every schema in these, and every schema that these are made of. */
export function schemasIn(named: Iterable<readonly [name: string, value: unknown]>): NamedSchemas {
  const found: NamedSchemas = new Map();
  for (const [name, value] of named) collect(value, name, found);
  return found;
}

/** The exports of `domain/`, by file and name. */
export async function domainExports(): Promise<[name: string, value: unknown][]> {
  const files = (await readdir('domain')).filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'));
  const exported = files.map(async (file) => {
    const module: object = await import(pathToFileURL(resolve('domain', file)).href);
    return Object.entries(module).map(([name, value]): [string, unknown] => [`${file} ${name}`, value]);
  });
  return (await Promise.all(exported)).flat();
}

/** The input of each call of the API. */
export const takenBy = (endpoints: readonly Endpoint[]): [name: string, value: unknown][] =>
  endpoints.flatMap(({ method, path, parameters, query, body }): [string, unknown][] =>
    Object.entries({ parameters, query, body }).map(([part, schema]) => [`${method} ${path} ${part}`, schema]),
  );
