import { addresses } from '../../domain/addresses.ts';
import { slugOf } from '../../domain/slug.ts';
import { type StandardPageName, standardPageAt } from '../../domain/standard-page.ts';
import type { Database } from '../database/open.ts';

/** Pages and posts that are compared: more than a small site has, and little work. The newest posts are looked for most. */
const MOST = 500;

/** How alike two names are from which on one is suggested: of 1, where half of their pairs of letters are the same. */
const ALIKE = 0.5;

const SUGGESTED = 5;

export interface Suggestion {
  address: string;
  title: string;
}

/** Pairs of letters next to each other. */
function pairsOf(name: string): Set<string> {
  const letters = slugOf(name.replaceAll(/[/_.]/g, '-')).replaceAll('-', '');
  return new Set(Array.from({ length: Math.max(0, letters.length - 1) }, (_, at) => letters.slice(at, at + 2)));
}

/** How alike two sets of pairs are, from 0 to 1 (Dice's coefficient). */
function alike(one: ReadonlySet<string>, other: ReadonlySet<string>): number {
  const all = one.size + other.size;
  return all === 0 ? 0 : (2 * [...one].filter((pair) => other.has(pair)).length) / all;
}

/** The page's own name in an address: its last part, without the ending of a file. */
const nameIn = (path: string) => (path.split('/').findLast((part) => part !== '') ?? '').replace(/\.\w{1,5}$/, '');

/** What visitors find that is called nearly as this address, the nearest first. */
export async function suggestionsFor(db: Database, path: string, now: string): Promise<Suggestion[]> {
  const published = (table: 'pages' | 'posts') =>
    db
      .selectFrom(table)
      .select(['id', 'title'])
      .where('status', '=', 'published')
      .where('published_date', '<=', now)
      .where('deleted_at', 'is', null)
      .orderBy('published_date', 'desc')
      .limit(MOST);
  const pages = await published('pages').select('address').execute();
  const posts = await published('posts').execute();
  const chosen = await db.selectFrom('standard_pages').select('name').execute();
  const hidden = new Set<StandardPageName | undefined>(chosen.map(({ name }) => name));
  const known: Suggestion[] = [
    ...Object.values<unknown>(addresses).flatMap((address) =>
      typeof address === 'string' && !hidden.has(standardPageAt(address)) ? [{ address, title: nameIn(address) }] : [],
    ),
    ...pages.map(({ address, title }) => ({ address: addresses.plainPage(address), title })),
    ...posts.map(({ id, title }) => ({ address: addresses.postByNumber(id), title })),
  ];
  const wanted = pairsOf(nameIn(path));
  return known
    .map((one) => ({
      one,
      score: Math.max(alike(wanted, pairsOf(one.title)), alike(wanted, pairsOf(nameIn(one.address)))),
    }))
    .filter(({ one, score }) => score >= ALIKE && one.title !== '')
    .toSorted((a, b) => b.score - a.score)
    .slice(0, SUGGESTED)
    .map(({ one }) => one);
}
