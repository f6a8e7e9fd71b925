import { z } from 'zod';
import { otherAddresses } from '../../domain/addresses.ts';
import { api } from '../../domain/api/api.ts';
import { namedCalls } from '../../domain/api/call.ts';
import { pageParameters } from '../../web/site/pages.tsx';
import { type Operation, readDocument, type Schema } from '../fuzz/document.ts';
import { filledIn, publicAddresses } from '../support/public-addresses.ts';
import type { TestApp } from '../support/test-app.ts';

/** Something to be read, and whether staff ask for it. */
export interface Reading {
  method: 'GET' | 'POST';
  address: string;
  body?: unknown;
  isByStaff: boolean;
}

/** What people look for: two letters, words, a telephone number, an address, and what is nowhere. */
export const searches = ['ki', 'umuganda in', '0788 000 001', 'alice@example.org', 'xqzj'];

/** Calls that only read, though they are sent a body. */
const readingPosts = (address: string) => [
  ...searches.map((search) => ['/privacy/search/', { search }] as const),
  ['/privacy/person/', { address }] as const,
  ['/privacy/export/', { address }] as const,
];

const texts = z.object({ anyOf: z.array(z.unknown()).optional(), enum: z.array(z.string()).optional() });

/** Values of a parameter of the query: each that it names, or one of its kind. */
function valuesOf(name: string, schema: Schema): readonly string[] {
  const named = texts.safeParse(schema).data?.enum;
  if (named) return named;
  if (name === 'search' || name === 'text') return searches;
  if (name === 'year') return ['2026'];
  if (name === 'month') return ['2026-11'];
  if (name === 'email') return ['alice@example.org'];
  if (schema.type === 'integer' || schema.type === 'number') return ['1'];
  if (schema.format === 'date') return ['2024-05-01'];
  if (schema.format === 'date-time') return ['2024-05-01T00:00:00.000Z'];
  // Texts that mean something: a flag, or the name or number of something.
  return ['true', '1', 'savings'];
}

const refusal = z.object({ detail: z.string() });

/** The columns that a list can be sorted by, as it says when it is asked for another. */
async function ordersOf(app: TestApp, path: string, access: string): Promise<string[]> {
  const reply = await app.call('GET', `${path}?ordering=none_such`, undefined, access);
  const said = reply.status === 400 ? refusal.parse(await reply.json()).detail : '';
  const columns = /sorted by ([a-z_, ]+)/.exec(said)?.[1]?.split(', ') ?? [];
  return columns.flatMap((column) => [column, `-${column}`]);
}

/** Queries of a call: none, each order, each filter and search, with the trash and without. */
async function queriesOf(app: TestApp, path: string, { parameters }: Operation, access: string): Promise<string[]> {
  const asked = parameters.filter((one) => one.in === 'query');
  const has = (name: string) => asked.some((one) => one.name === name);
  const orders = has('ordering') ? await ordersOf(app, path, access) : [];
  const filters = asked
    .filter(({ name }) => !['ordering', 'page', 'page_size', 'format'].includes(name))
    .flatMap(({ name, schema }) => valuesOf(name, schema).map((value) => new URLSearchParams({ [name]: value })));
  // The second page: a first one that is not full is not counted.
  const paged = has('page') ? '&page=2&page_size=20' : '';
  return [
    ...(has('page') ? ['page=2&page_size=20'] : ['']),
    ...filters.map((filter) => `${filter}${paged}`),
    ...orders.flatMap((ordering) => [
      `ordering=${ordering}${paged}`,
      ...(has('trash') ? [`ordering=${ordering}&trash=true${paged}`] : []),
      ...(has('search') ? [`ordering=${ordering}&search=ki${paged}`] : []),
    ]),
  ];
}

const listed = z.union([
  z.array(z.unknown()),
  z.object({ results: z.array(z.unknown()) }).transform((one) => one.results),
]);
const numbered = z.object({ id: z.int() });

/** The number of a record that the list of them answers. */
async function firstListed(app: TestApp, list: string, access: string): Promise<number | undefined> {
  const reply = await app.call('GET', `${list}?page_size=1`, undefined, access);
  const records = reply.ok ? (listed.safeParse(await reply.json()).data ?? []) : [];
  return records.flatMap((one) => numbered.safeParse(one).data?.id ?? [])[0];
}

const publicPaths = new Set(
  namedCalls(api).flatMap(({ method, path, access }) => (method === 'GET' && access === 'public' ? path : [])),
);

/** Parts of paths that are no numbers of a list. */
const knownParts: Readonly<Record<string, string>> = {
  collection: 'events',
  language: 'rw',
  resource: 'posts',
  record: '1',
  slug: 'services',
  year: '2026',
};

/** Lists whose records open under another path. */
const listOf: Readonly<Record<string, string>> = { '/userDetails/': '/users/', '/events_detail/': '/events/' };

async function pathOf(app: TestApp, { path }: Operation, access: string, given: Readonly<Record<string, string>>) {
  let filled = '';
  for (const part of path.split(/(?<=\/)/)) {
    const name = /^\{(\w+)\}/.exec(part)?.[1];
    if (name === undefined) filled += part;
    else {
      const known = given[name] ?? knownParts[name];
      filled += `${known ?? (await firstListed(app, listOf[filled] ?? filled, access)) ?? 1}/`;
    }
  }
  return filled;
}

/** Every call that reads, with all that it can be asked; `given` are parts of paths that a test has made. */
export async function readingCalls(
  app: TestApp,
  access: string,
  given: Readonly<Record<string, string>>,
): Promise<Reading[]> {
  const readings: Reading[] = [];
  for (const operation of await readDocument(app)) {
    if (operation.method !== 'GET') continue;
    const path = await pathOf(app, operation, access, given);
    for (const query of await queriesOf(app, path, operation, access))
      for (const isByStaff of publicPaths.has(operation.path) ? [true, false] : [true])
        readings.push({ method: 'GET', address: `/api${path}${query === '' ? '' : `?${query}`}`, isByStaff });
  }
  const posts = readingPosts('alice@example.org');
  return [
    ...readings,
    ...posts.map(([path, body]): Reading => ({ method: 'POST', address: `/api${path}`, body, isByStaff: true })),
  ];
}

const pageQueries = pageParameters
  .filter((name) => name !== 'token')
  .flatMap((name) =>
    name === 'page' ? ['page=2'] : name === 'search' ? ['search=ki', 'search=umuganda'] : [`${name}=1`],
  );

/** Every public page, with what a reader can ask it, and the files by which the site is found. */
export async function readingPages(app: TestApp): Promise<Reading[]> {
  const pages: string[] = [];
  for (const address of publicAddresses) {
    const filled = await filledIn(app, address);
    pages.push(filled, `/fr${filled}`, ...pageQueries.map((query) => `${filled}?${query}`));
  }
  const others = ['posts-1', 'events-1', 'pages-1'].map(otherAddresses.sitemapPart);
  const files = [otherAddresses.sitemap, ...others, otherAddresses.feed, otherAddresses.calendar];
  return [...pages, ...files].map((address): Reading => ({ method: 'GET', address, isByStaff: false }));
}
