import { z } from 'zod';
import { problemBody } from '../../domain/problem.ts';
import type { DeclaredReply, Operation } from './document.ts';
import type { Answer } from './send.ts';

const asPattern = (path: string) => new RegExp(`^/api${path.replaceAll(/\{\w+\}/g, '[^/]+')}$`);

/** The documented replies of an unknown address or method. */
const noSuchCall = new Map<number, DeclaredReply>(
  [400, 404, 405].map((status) => [status, { types: ['application/json'], body: problemBody }]),
);

/** Finds the call that a target names once its steps up and down are taken, as every client and server takes them. */
export function finder(operations: readonly Operation[]) {
  const patterns = operations
    .toSorted((one, other) => Number(one.path.includes('{')) - Number(other.path.includes('{')))
    .map((operation) => ({ operation, pattern: asPattern(operation.path) }));
  return (method: string, target: string): Operation['replies'] => {
    const { pathname } = new URL(target, 'http://anywhere.example');
    const path = pathname.endsWith('/') ? pathname : `${pathname}/`;
    const found = patterns.find(({ operation, pattern }) => operation.method === method && pattern.test(path));
    return found?.operation.replies ?? noSuchCall;
  };
}

function parsed(body: string): unknown {
  try {
    return JSON.parse(body);
  } catch {
    return undefined;
  }
}

/** The fault of a reply, by the document's declaration of the call; undefined if there is none. */
export function complaint({ status, type, body }: Answer, replies: Operation['replies']): string | undefined {
  if (status === 500) return `500: ${body.slice(0, 200)}`;
  if (!replies.has(status)) return `${status} is not declared: ${body.slice(0, 200)}`;
  const declared = replies.get(status);
  if (!declared) return body === '' ? undefined : `${status} should be empty`;
  const { types } = declared;
  if (!types.some((one) => type.startsWith(one))) return `${status} is ${type} instead of ${types.join(' or ')}`;
  const checked = declared.body?.safeParse(parsed(body));
  if (!checked || checked.success) return undefined;
  return `${status} is of another shape: ${z.prettifyError(checked.error)}`;
}
