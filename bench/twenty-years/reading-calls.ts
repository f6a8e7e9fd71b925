import { z } from 'zod';
import { type Operation, readDocument } from '../../tests/fuzz/document.ts';
import type { Client } from './client.ts';
import { endsOf, lastPageOf, numbered, PAGE_SIZE } from './record-ends.ts';
import { DAY, dayAt } from './site.ts';
import { THREE_TIMES } from './words.ts';

/** One way to read from the site. */
export interface Asked {
  /** What it is part of in the table. */
  area: string;
  name: string;
  /** Below the site's root. */
  path: string;
}

const someTimeAgo = (days: number) => dayAt(Date.now() - days * DAY);

/** What is searched for, by what it is. */
const searches = {
  'a rare word': THREE_TIMES,
  'a common word': 'school',
  'two letters': 'ki',
  'a telephone number': '788 100 123',
  'a part of a word': 'vest',
  'nothing that is there': 'nobody at all',
};

const daysAgo = (days: number) => new Date(Date.now() - days * DAY).toISOString();

/** Values of filters, where the description says no more than that they are texts or numbers. */
const valuesOfFilters: Record<string, string> = {
  action: 'edit',
  category: '1',
  end: someTimeAgo(100),
  email: 'giver5@place5.example',
  excluding: '1',
  form: '1',
  from: someTimeAgo(400),
  ids: '1',
  is_active: 'true',
  is_featured: 'true',
  is_staff: 'true',
  overdue: 'true',
  asks: 'true',
  project: '1',
  published_on: someTimeAgo(400),
  receipt_owed: 'true',
  resource: 'posts',
  role: '1',
  source: '1',
  start: someTimeAgo(400),
  starts_from: daysAgo(400),
  tag: 'tag-1',
  text: 'school',
  thanks_owed: 'true',
  to: someTimeAgo(100),
  to_call: 'true',
  trash: 'true',
  until: someTimeAgo(100),
  uploaded: someTimeAgo(400),
  user: '1',
  year: String(new Date().getFullYear() - 1),
};

/** Calls whose query is one question, of which no part can be left out. */
const wholeQueries: Record<string, string> = {
  '/redirects/at/': 'address=/nothing-here',
  '/search/': 'q=school&page=2',
  '/site/languages/change/': 'to=fr',
  '/calendar/': `month=${someTimeAgo(400).slice(0, 7)}`,
  '/undo/': `user=1&from=${daysAgo(400)}&to=${daysAgo(399)}`,
  '/undo/others/': `user=1&from=${daysAgo(400)}&to=${daysAgo(399)}`,
};

/** Parts of the query that are no filters. */
const noFilters: ReadonlySet<string> = new Set(['page', 'page_size', 'search', 'ordering', 'format']);

/** Lists with the records of a call, where they are at another address. */
const listsElsewhere: Record<string, string> = {
  '/events_detail/': '/events/',
  '/userDetails/': '/users/',
  '/versions/{collection}/': '/events/',
};

const counted = z.looseObject({ count: z.int() });
const refusal = z.looseObject({ errors: z.looseObject({ ordering: z.tuple([z.string()]) }) });

const choicesOf = (operation: Operation, name: string): readonly string[] => {
  const { schema } = operation.parameters.find((one) => one.name === name) ?? {};
  return z.array(z.string()).catch([]).parse(schema?.enum);
};

/** The orders that a list names where it is asked for another. */
async function ordersOf({ get }: Client, path: string): Promise<string[]> {
  const reply = await get(`${path}?ordering=no_such_order`);
  const refused = refusal.safeParse(await reply.json());
  return refused.success ? (/sorted by (.*)\.$/.exec(refused.data.errors.ordering[0])?.[1]?.split(', ') ?? []) : [];
}

/** The values that a filter is tried with. */
function filterValues(operation: Operation, name: string): readonly string[] {
  const choices = choicesOf(operation, name);
  if (choices.length > 0) return choices;
  const { type } = operation.parameters.find((one) => one.name === name)?.schema ?? {};
  const value = valuesOfFilters[name] ?? (type === 'integer' ? '20' : undefined);
  if (value === undefined) throw new Error(`No value is known for ${name} of ${operation.path}`);
  return [value];
}

/** The queries of a call by what they ask for: pages, orders, filters and searches. */
async function queriesOf(client: Client, operation: Operation, path: string): Promise<[name: string, query: string][]> {
  const whole = wholeQueries[operation.path];
  if (whole !== undefined) return [['', whole]];
  const names = operation.parameters.filter((one) => one.in === 'query').map(({ name }) => name);
  const isListed = names.includes('page');
  const first = isListed ? `page=1&page_size=${PAGE_SIZE}` : '';
  const and = (more: string) => [first, more].filter((part) => part !== '').join('&');
  const queries: [string, string][] = [];
  const needed = names.filter((name) => ['ids', 'text'].includes(name));
  queries.push(['', and(needed.map((name) => `${name}=${filterValues(operation, name)[0]}`).join('&'))]);
  if (isListed) {
    const { count } = await client.read(`${path}?${first}`, counted);
    const last = lastPageOf(count);
    const page = (number: number) => `page=${number}&page_size=${PAGE_SIZE}`;
    queries.push(['a middle page', page(Math.ceil(last / 2))], ['the last page', page(last)]);
    for (const order of names.includes('ordering') ? await ordersOf(client, path) : []) {
      queries.push([`by ${order}`, and(`ordering=${order}`)], [`by ${order}, backwards`, and(`ordering=-${order}`)]);
      queries.push([`by ${order}, the last page`, `${page(last)}&ordering=${order}`]);
    }
  }
  for (const name of names.filter((one) => !noFilters.has(one) && !needed.includes(one)))
    for (const value of filterValues(operation, name))
      queries.push([`${name} ${value}`, and(`${name}=${encodeURIComponent(value)}`)]);
  const searched = names.find((name) => name === 'search' || name === 'text');
  if (searched !== undefined)
    for (const [name, text] of Object.entries(searches))
      queries.push([`search for ${name}`, and(`${searched}=${encodeURIComponent(text)}`)]);
  return queries;
}

/** What else stands in paths. */
async function otherParts(client: Client): Promise<Record<string, string>> {
  const records = z.looseObject({ results: z.array(z.looseObject({ resource: z.string(), record: z.string() })) });
  const [translated] = (await client.read('/api/translations/?resource=posts&page=1', records)).results;
  const pages = z.looseObject({ results: z.array(z.looseObject({ address: z.string() })) });
  const [page] = (await client.read('/api/pages/?status=published&page=1', pages)).results;
  const gifts = z.looseObject({ results: z.array(z.looseObject({ giver: numbered.element, day: z.string() })) });
  const [gift] = (await client.read('/api/gifts/?page=1', gifts)).results;
  const pledge = { amount: '5000', email: `visitor${Date.now()}@place1.example` };
  const taken = z.looseObject({ address: z.string() });
  const { address } = taken.parse(await (await client.send('POST', '/api/pledges/', pledge)).json());
  return {
    ...{ resource: translated?.resource ?? '', record: translated?.record ?? '', language: 'rw', slug: 'privacy' },
    ...{ address: encodeURIComponent(page?.address ?? ''), token: address.split('/').at(-1) ?? '' },
    ...{ collection: 'events', name: 'about', giver: String(gift?.giver.id), year: gift?.day.slice(0, 4) ?? '' },
  };
}

/** The paths of a call, for the newest and the oldest record where it reads one. */
async function pathsOf(client: Client, { path }: Operation, others: Record<string, string>): Promise<string[]> {
  // A giver has a summary of a year in which they gave.
  const givers = path.replace('/givers/{id}/summaries/', '/givers/{giver}/summaries/');
  const place = givers.indexOf('{id}');
  const inList = place < 0 ? undefined : path.slice(0, place);
  const ids = inList === undefined ? [''] : await endsOf(client, listsElsewhere[inList] ?? inList);
  const paths: string[] = [];
  for (const id of ids) {
    const filled = givers.replaceAll(/\{(\w+)\}/g, (whole, name: string) =>
      name === 'id' ? id : (others[name] ?? whole),
    );
    const versions = filled.indexOf('{version}');
    const [version] = versions < 0 ? [] : await client.read(`/api${filled.slice(0, versions)}`, numbered);
    if (versions < 0 || version) paths.push(filled.replace('{version}', String(version?.id)));
  }
  return paths;
}

/** A preview of a post needs a link that somebody has made, and a form somebody who makes one: a site that is only filled has none. */
const withoutRecord = new Set(['/post-previews/{token}/', '/forms/at/{address}/']);

const isFile = ({ replies }: Operation) => {
  const types = replies.get(200)?.types ?? [];
  return types.length > 0 && !types.includes('application/json') && !types.includes('application/pdf');
};

/** Every call of the API that reads, as the API describes itself: each with all pages, orders, filters and searches. */
export async function callsThatRead(client: Client): Promise<{ calls: Asked[]; files: Asked[] }> {
  const others = await otherParts(client);
  const [calls, files]: [Asked[], Asked[]] = [[], []];
  for (const operation of await readDocument(client)) {
    if (operation.method !== 'GET' || withoutRecord.has(operation.path)) continue;
    const area = operation.path.split('/')[1] ?? '';
    for (const [place, below] of (await pathsOf(client, operation, others)).entries()) {
      const path = `/api${below}`;
      const which = place === 0 ? '' : ', the oldest';
      if (isFile(operation)) {
        const formats = choicesOf(operation, 'format').map((format) => `?format=${format}`);
        const queries = formats.length === 0 ? [''] : formats;
        if (place === 0)
          for (const query of queries) files.push({ area: 'files', name: operation.path + query, path: path + query });
        continue;
      }
      for (const [asked, query] of await queriesOf(client, operation, path))
        calls.push({
          area,
          name: `${operation.path}${which}${asked === '' ? '' : `, ${asked}`}`,
          path: query === '' ? path : `${path}?${query}`,
        });
    }
  }
  return { calls, files };
}
