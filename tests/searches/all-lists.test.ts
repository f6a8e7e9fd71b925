import { expect, test } from 'vitest';
import { z } from 'zod';
import { api } from '../../domain/api/api.ts';
import { namedCalls } from '../../domain/api/call.ts';
import { collections } from '../../domain/collections/registry.ts';
import { foundKinds, listsWith } from './lists.ts';

/** The log, which `checks.ts` looks at by itself; lists with tests of their own; and statements, which nobody searches. */
const others = [
  ...['/audit/', '/admin-donations/board/', '/translations/', '/statements/'],
  ...['/redirects/', '/redirects/missed/', '/redirects/links/'],
];

test('every call that searches a list is tried', () => {
  const searching = [...namedCalls(api)].filter(({ method, query, file }) => {
    if (method !== 'GET' || file !== undefined || query === undefined) return false;
    const { properties = {} } = z.toJSONSchema(query, { io: 'input', unrepresentable: 'any' });
    return 'search' in properties;
  });
  const tried = [...listsWith(1).map(({ path }) => path.replace('/1/', '/{id}/')), ...others];
  expect(searching.map(({ path }) => path).filter((path) => !tried.includes(path))).toEqual([]);
  expect(collections.map(({ name }) => name).filter((name) => !foundKinds.some(({ kind }) => kind === name))).toEqual(
    [],
  );
});
