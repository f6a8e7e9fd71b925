import { pino } from 'pino';
import { expect, test } from 'vitest';
import { z } from 'zod';
import type { CurrentUser } from './current-user.ts';
import { checkedReplies } from './dispatcher.ts';
import type { Endpoint } from './endpoint.ts';

const lines: string[] = [];
const check = checkedReplies(pino({}, { write: (line) => lines.push(line) }));

const note = z.object({ title: z.string() });
const endpoint: Endpoint = {
  method: 'GET',
  path: '/notes/',
  access: 'public',
  summary: 'A note',
  reply: note,
  staffReply: note.extend({ id: z.int() }),
  handle: async () => undefined,
};
const staff: CurrentUser = {
  userId: 1,
  sessionId: 1,
  email: 'staff@example.org',
  isSuperuser: false,
  permissions: new Set(),
  language: 'en',
};

test('a reply that fits its schema passes', () => {
  expect(() => check(endpoint, { title: 'Rain' }, null)).not.toThrow();
  expect(() => check(endpoint, { id: 1, title: 'Rain' }, staff)).not.toThrow();
});

test('a reply that does not is a fault, and the log names its field', () => {
  expect(() => check(endpoint, { title: 7 }, null)).toThrow('The reply of GET /notes/ does not fit its schema');
  expect(lines.join('')).toContain('"title"');
});

test('a field left out of the JSON is missing', () => {
  expect(() => check(endpoint, { title: undefined }, null)).toThrow('does not fit');
});
