import fc from 'fast-check';
import type { Operation, Schema } from './document.ts';
import { FORM_TYPE, formsOf } from './forms.ts';
import { oddBodies, oddName, oddTexts, oddTypes, oddValue } from './odd.ts';
import { asText, valuesOf } from './values.ts';

/** A request as it goes out. */
export interface FuzzRequest {
  method: string;
  /** The path and the query, exactly as they are written. */
  target: string;
  headers: Record<string, string>;
  body: Buffer | undefined;
}

/** Odd values in a path where a number belongs. */
const oddParts = [
  ...['', '0', '-1', '1.5', '1e3', '1e99', '0x1', '+1', '%201', '1%20', 'NaN', 'null', '2147483647', '2147483648'],
  ...['%00', '%ff', '%zz', '%2e%2e', '..', '../', '..%2f', '%2f', ';', '1;2', '1,2', '@', '*', '%F0%9F%98%80'],
  ...['9'.repeat(400), 'constructor', '__proto__', 'a'.repeat(3000), '%D9%A1'],
];

const oddQueries = [
  ...['', '&', '=', '&&&===', 'page', 'page=', 'page=1&page=2', 'page[]=1', 'page=%zz', 'page=%00', 'page=1e999'],
  ...['__proto__=1', 'search=%ed%a0%80', 'search=%F0%9F', 'ordering=-', 'ordering=__proto__', 'page=1#x', '?page=1'],
  ...['x='.repeat(2000), `search=${'a'.repeat(6000)}`, `search=${'%25'.repeat(1000)}`, 'page=-1', 'page_size=0'],
];

const asPart = (value: unknown) => encodeURIComponent(asText(value).toWellFormed());

function partOf(schema: Schema): fc.Arbitrary<string> {
  const small = fc.integer({ min: 1, max: 12 }).map(String);
  return fc.oneof(
    { arbitrary: small, weight: 12 },
    { arbitrary: valuesOf(schema).map(asPart), weight: 4 },
    { arbitrary: fc.constantFrom(...oddParts), weight: 3 },
  );
}

function pathsOf({ path, parameters }: Operation): fc.Arbitrary<string> {
  const parts = parameters
    .filter((one) => one.in === 'path')
    .map(({ name, schema }) => [name, partOf(schema)] as const);
  return fc
    .record(Object.fromEntries(parts))
    .map((values) => `/api${path.replaceAll(/\{(\w+)\}/g, (_, name) => values[name] ?? '')}`);
}

function queriesOf({ parameters }: Operation): fc.Arbitrary<string> {
  const some = parameters
    .filter((one) => one.in === 'query')
    .map(({ name, schema }) => [name, valuesOf(schema)] as const);
  const declared = fc.record(Object.fromEntries(some), { requiredKeys: [] }).map((values) =>
    Object.entries(values)
      .map(([name, value]) => `${name}=${asPart(value)}`)
      .join('&'),
  );
  return fc.oneof(
    { arbitrary: fc.constant(''), weight: 3 },
    { arbitrary: declared, weight: 8 },
    { arbitrary: fc.constantFrom(...oddQueries), weight: 1 },
    fc.tuple(oddName, oddValue).map(([name, value]) => `${asPart(name)}=${asPart(value)}`),
  );
}

interface Sent {
  type?: string;
  body: Buffer;
}

const jsonOf = (value: unknown): Sent => ({
  type: 'application/json',
  body: Buffer.from(JSON.stringify(value) ?? ''),
});

function bodiesOf({ bodies }: Operation): fc.Arbitrary<Sent | undefined> {
  const json = bodies['application/json'];
  const form = bodies['multipart/form-data'];
  const odd = fc
    .constantFrom(...oddBodies)
    .map((body): Sent => ({ type: 'application/json', body: Buffer.from(body) }));
  if (!json && !form) {
    return fc.oneof({ arbitrary: fc.constant(undefined), weight: 9 }, { arbitrary: odd, weight: 1 });
  }
  const whole = fc.oneof(
    ...(json ? [valuesOf(json).map(jsonOf)] : []),
    ...(form ? [formsOf(form).map((body): Sent => ({ type: FORM_TYPE, body }))] : []),
  );
  const mistyped = fc.tuple(whole, fc.constantFrom(...oddTypes)).map(([{ body }, type]): Sent => ({ type, body }));
  return fc.oneof(
    { arbitrary: whole, weight: 40 },
    { arbitrary: oddValue.map(jsonOf), weight: 2 },
    { arbitrary: odd, weight: 1 },
    { arbitrary: mistyped, weight: 1 },
    whole.map(({ body }): Sent => ({ body })),
    fc.constant(undefined),
  );
}

/** Texts as a header takes them. */
const headerTexts = oddTexts.map((text) => text.replaceAll(/[^\x20-\xff]|\x7f/g, '?').slice(0, 2000));

const oddHeaders = fc.oneof(
  { arbitrary: fc.constant({}), weight: 6 },
  fc
    .tuple(
      fc.constantFrom('accept', 'idempotency-key', 'user-agent', 'accept-encoding', 'cookie', 'range', 'if-match'),
      fc.constantFrom(...headerTexts),
    )
    .map(([name, value]) => ({ [name]: value })),
);

/** Everywhere, so that no limit on one place ends the trial before it has begun. */
const places = fc
  .integer({ min: 1, max: 2 ** 24 })
  .map((number) => `10.${number >> 16}.${(number >> 8) & 255}.${number & 255}`);

/** Longer heads than 16 KB are refused before any call is known (tests/security/). */
const MAX_TARGET_LENGTH = 12_000;

const withQuery = (path: string, query: string) =>
  (query === '' ? path : `${path}?${query}`).slice(0, MAX_TARGET_LENGTH);

function requestsOf(operation: Operation): fc.Arbitrary<FuzzRequest> {
  const { method } = operation;
  return fc
    .tuple(pathsOf(operation), queriesOf(operation), bodiesOf(operation), oddHeaders, places)
    .map(([path, query, sent, odd, place]) => ({
      method,
      target: withQuery(path, query),
      headers: {
        ...odd,
        'x-forwarded-for': place,
        ...(sent?.type === undefined ? {} : { 'content-type': sent.type }),
      },
      body: sent?.body,
    }));
}

/** Requests for all these calls, right ones and wrong ones. */
export const requestsFor = (operations: readonly Operation[]): fc.Arbitrary<FuzzRequest> =>
  fc.oneof(...operations.map(requestsOf));
