import fc from 'fast-check';

/** Texts that programs trip over. */
export const oddTexts = [
  '',
  ' ',
  '\0',
  'a\0b',
  '\ud800',
  'a\udfff',
  '\ufeff',
  '\u202e\u2066',
  'é́́́́́',
  '🇷🇼👩🏾‍🌾',
  'ﷺ'.repeat(50),
  '\r\nSet-Cookie: a=b',
  '%00%ff%zz',
  '../../etc/passwd',
  "' or 1=1 --",
  '"; drop table posts; --',
  '%_\\',
  '*',
  '{{7*7}}<%= 7*7 %>',
  '<script>alert(1)</script>',
  'javascript:alert(1)',
  'null',
  'undefined',
  '[object Object]',
  '__proto__',
  'constructor',
  'NaN',
  '-0',
  '1e999',
  '١٢٣',
  '0x10',
  '2026-02-30',
  '2026-13-45T99:99:99Z',
  '+275760-09-13T00:00:00.001Z',
  '-271821-04-20T00:00:00.000Z',
  '0000-01-01T00:00:00Z',
  'x'.repeat(300),
  'x'.repeat(20_000),
];

const oddNumbers = [
  0,
  -0,
  -1,
  0.1,
  1e21,
  1e300,
  -1e300,
  2 ** 31,
  2 ** 31 - 1,
  -(2 ** 31) - 1,
  2 ** 53,
  2 ** 63,
  5e-324,
];

/** Names that mean something to JavaScript, or to us, but are not the writer's. */
const oddNames = ['__proto__', 'constructor', 'toString', 'hasOwnProperty', 'id', 'is_superuser', 'a.b', '', '\0', '0'];

/** A value that hardly any field is meant for. */
export const oddValue: fc.Arbitrary<unknown> = fc.oneof(
  fc.constantFrom<unknown>(null, true, false, ...oddTexts, ...oddNumbers),
  fc.constantFrom<unknown>([], {}, [[]], [null], { length: 1 }, { toString: 1 }),
  fc.string({ unit: 'binary', maxLength: 40 }),
  fc.jsonValue({ maxDepth: 3 }),
);

export const oddName = fc.oneof(fc.constantFrom(...oddNames), fc.string({ maxLength: 8 }));

const deep = (levels: number) => `${'['.repeat(levels)}${']'.repeat(levels)}`;

/** Bodies that are not JSON, or unusual JSON. */
export const oddBodies: readonly (string | Uint8Array<ArrayBuffer>)[] = [
  '',
  ' ',
  '{',
  '{"a":}',
  "{'a':1}",
  '{"a":1}}',
  '[]',
  'null',
  '"text"',
  '0',
  '1e999',
  '{"id":1e999,"title":1e400}',
  '{"a":1,"a":2}',
  '{"__proto__":{"is_superuser":true},"constructor":{"prototype":{}}}',
  '{"title":"\\ud800"}',
  '{"title":"\\u0000"}',
  '\ufeff{}',
  deep(200),
  deep(100_000),
  `${'{"a":'.repeat(50_000)}1${'}'.repeat(50_000)}`,
  `[${'1,'.repeat(100_000)}1]`,
  `{"title":${'9'.repeat(100_000)}}`,
  `{"title":"${'x'.repeat(1024 * 1024)}"}`,
  new Uint8Array([0x7b, 0x22, 0xff, 0xfe, 0x22, 0x3a, 0x31, 0x7d]),
  new Uint8Array([0x1f, 0x8b, 0x08, 0, 0, 0]),
];

export const oddTypes = [
  '',
  'text/plain',
  'application/json; charset=utf-16',
  'application/jsonx',
  'APPLICATION/JSON',
  'application/x-www-form-urlencoded',
  'multipart/form-data',
  'multipart/form-data; boundary=',
  'multipart/form-data; boundary=x',
  'multipart/mixed; boundary=x',
  'application/xml',
  ';;;',
];
