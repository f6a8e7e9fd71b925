import { expect, test } from 'vitest';
import type { CallDefinition } from '../../domain/api/call.ts';
import { MAX_UPLOAD } from '../../domain/upload.ts';
import { expectAllAttached } from './endpoint.ts';

const read = { method: 'GET', path: '/things/' } as const;
const write = { method: 'POST', path: '/things/' } as const;
const open: CallDefinition = { access: 'public', summary: 'Things' };

test('every call has its handler', () => {
  expect(() => expectAllAttached({ 'GET /things/': open, 'POST /things/': open }, [read, write])).not.toThrow();
});

test.each([
  ['a call without a handler', { 'GET /things/': open, 'POST /things/': open }, [read], 'POST /things/ has no handler'],
  ['a handler without a call', { 'GET /things/': open }, [read, write], 'POST /things/ has a handler and is no call'],
  ['a call with two handlers', { 'GET /things/': open }, [read, read], 'GET /things/ has two handlers'],
  ['a call without an access', { 'GET /things/': { ...open, access: '' } }, [read], 'GET /things/ declares no access'],
  [
    'a call that takes too large a file',
    { 'GET /things/': { ...open, uploads: { file: { video: MAX_UPLOAD + 1 } } } },
    [read],
    'GET /things/ takes files that are too large',
  ],
])('the server does not start with %s', (_, calls, endpoints, text) => {
  // Tries definitions that the types forbid, too.
  const given: Record<string, CallDefinition> = JSON.parse(JSON.stringify(calls));
  expect(() => expectAllAttached(given, endpoints)).toThrow(text);
});
