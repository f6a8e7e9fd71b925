import { z } from 'zod';
import { api } from '../../domain/api/api.ts';
import { namedCalls } from '../../domain/api/call.ts';

/** One address of the API that is read. */
export interface Read {
  /** The call, and what was asked of it. */
  name: string;
  path: string;
}

/** What a program answers: the status, and the text. */
export type Ask = (path: string) => Promise<{ status: number; text: string }>;

/** What is searched for: what few records have, what many have, parts of words, telephones, and what nobody has. */
const searches = ['quokkafield', 'uwase', 'ki', 'Éric', '788 100', '+250788100042', 'person1234@', 'nobody-at-all'];

/** Values for filters that are neither choices nor switches, by their name. */
const values: Readonly<Record<string, readonly string[]>> = {
  search: searches,
  text: searches,
  year: ['2026', '2012'],
  month: ['2026-06'],
  from: ['2026-06-01'],
  to: ['2026-06-30'],
  since: ['2026-06-01'],
  until: ['2026-06-30'],
  category: ['1'],
  tag: ['tag-5'],
  author: ['1'],
  user: ['2'],
  user_id: ['2'],
  giver: ['40'],
  source: ['1'],
  statement: ['3'],
  project: ['2'],
  assignee: ['2'],
  page_size: ['100'],
};

const properties = z.object({
  properties: z.record(z.string(), z.object({ enum: z.array(z.string()).optional() }).loose()).default({}),
});

const refused = z.object({ errors: z.object({ ordering: z.array(z.string()) }) }).loose();

/** The columns that a list can be sorted by, as it says itself when it is asked for another. */
async function ordersOf(path: string, ask: Ask): Promise<string[]> {
  const { text } = await ask(`${path}?ordering=none`);
  const [said = ''] = refused.safeParse(safeJson(text)).data?.errors.ordering ?? [];
  return /by (.*)\.$/.exec(said)?.[1]?.split(', ') ?? [];
}

function safeJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

const counted = z.object({ count: z.number() }).loose();

/** The last page of a list, where it has pages. */
async function lastPageOf(path: string, ask: Ask): Promise<number | undefined> {
  const { text } = await ask(`${path}?page=1&page_size=20`);
  const count = counted.safeParse(safeJson(text)).data?.count;
  return count === undefined ? undefined : Math.max(1, Math.ceil(count / 20));
}

async function queriesOf(path: string, query: z.ZodType, ask: Ask): Promise<string[]> {
  const described = properties.parse(z.toJSONSchema(query, { io: 'input', unrepresentable: 'any' }));
  const asked: string[] = [];
  for (const [name, { enum: choices }] of Object.entries(described.properties)) {
    if (name === 'ordering') {
      for (const order of await ordersOf(path, ask)) asked.push(`ordering=${order}`, `ordering=-${order}`);
    } else if (name === 'page') {
      const last = await lastPageOf(path, ask);
      if (last !== undefined) asked.push('page=1', `page=${last}`, `page=${Math.ceil(last / 2)}`);
    } else {
      const tried = choices ?? values[name] ?? (/^(is_|has_|trash|only_|with_)/.test(name) ? ['true', 'false'] : []);
      asked.push(...tried.map((value) => `${name}=${encodeURIComponent(value)}`));
    }
  }
  const isPaged = Object.hasOwn(described.properties, 'page_size');
  return asked.map((one) => (isPaged && !one.includes('page_size') ? `page_size=20&${one}` : one));
}

const listed = z.array(z.object({ id: z.union([z.number(), z.string()]) }).loose());
const list = z.union([
  listed,
  z
    .object({ results: listed })
    .loose()
    .transform(({ results }) => results),
]);

/** The path with the number of a record that is there: of the first in the list of its kind. */
async function withRecord(path: string, ask: Ask): Promise<string | undefined> {
  if (!path.includes('{')) return path;
  const [before = '', after = ''] = path.split(/\{[a-z_]+\}/, 2);
  if (path.replaceAll(/[^{]/g, '').length > 1) return undefined;
  const { status, text } = await ask(`${before}?page=1&page_size=20`);
  const records = status === 200 ? list.safeParse(safeJson(text)).data : undefined;
  const [record] = records ?? [];
  return `${before}${record?.id ?? 1}${after}`;
}

/** Every call that reads and that is asked for, with each of its orders, filters and searches, and its first, middle and last page. */
export async function allReads(ask: Ask, asked = /^/): Promise<Read[]> {
  const reads: Read[] = [];
  for (const { method, path: described, query, file } of namedCalls(api)) {
    if (method !== 'GET' || file !== undefined || !asked.test(described)) continue;
    const path = await withRecord(described, ask);
    if (path === undefined) continue;
    reads.push({ name: described, path });
    for (const one of query ? await queriesOf(path, query, ask) : [])
      reads.push({
        name: `${described}?${one.replace('page_size=20&', '').replace(/page=\d{2,}/, 'page=far')}`,
        path: `${path}?${one}`,
      });
  }
  return reads;
}
