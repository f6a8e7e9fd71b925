import type { CallDefinition } from '../../domain/api/call.ts';
import { MAX_UPLOAD } from '../../domain/upload.ts';
import type { Endpoint } from './endpoint.ts';

const largestFile = ({ uploads = {} }: Pick<CallDefinition, 'uploads'>) =>
  Math.max(0, ...Object.values(uploads).flatMap(Object.values<number>));

/**
 * Throws unless every call of the API has one handler and every handler is one of a call, each call says who may make
 * it, and none takes larger files than any may: the server does not start.
 */
export function expectAllAttached(
  calls: Readonly<Record<string, CallDefinition>>,
  endpoints: readonly Pick<Endpoint, 'method' | 'path'>[],
): void {
  const attached = new Set<string>();
  for (const { method, path } of endpoints) {
    const key = `${method} ${path}`;
    if (!(key in calls)) throw new Error(`${key} has a handler and is no call of the API`);
    if (attached.has(key)) throw new Error(`${key} has two handlers`);
    attached.add(key);
  }
  for (const [key, definition] of Object.entries(calls)) {
    if (!attached.has(key)) throw new Error(`${key} has no handler`);
    if (!definition.access) throw new Error(`${key} declares no access`);
    if (largestFile(definition) > MAX_UPLOAD) throw new Error(`${key} takes files that are too large`);
  }
}
