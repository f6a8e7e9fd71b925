import { expect } from 'vitest';
import { z } from 'zod';
import { folded } from '../../domain/folded.ts';
import type { Permission } from '../../domain/permission.ts';
import { FOUND_OF_A_KIND } from '../../domain/search.ts';
import { isSqlite } from '../../server/database/columns.ts';
import { accessFor } from '../support/signed-in.ts';
import type { TestUser } from '../support/test-app.ts';
import { type FoundKind, foundKinds, listsWith, type Now, nowOf, type SearchedList } from './lists.ts';
import { isIn, type Rows, readTables, textOf } from './plain-scan.ts';
import type { AnyRow, Walk } from './walk.ts';

// What the calls find beside what the plain scan finds.

/** Somebody who searches: without an account a visitor, who may nothing. */
export interface Searcher {
  user?: TestUser;
  may(right: Permission): boolean;
}

const PAGE = 25;

const page = z.object({ count: z.int(), results: z.array(z.object({ id: z.int() })) });
const everything = z.array(z.object({ kind: z.string(), id: z.int() }));

const inOrder = (ids: readonly number[]) => ids.toSorted((one, other) => one - other);
const idsOf = (rows: readonly AnyRow[]) => rows.map((row) => Number(row.id));

/** Reads a list to its end, page by page. Answers the status where there is none. */
async function readList(walk: Walk, path: string, query: Record<string, string>, access: string | undefined) {
  const ids: number[] = [];
  for (let number = 1; ; number += 1) {
    const part = new URLSearchParams({ ...query, page: String(number), page_size: String(PAGE) });
    const reply = await walk.app.call('GET', `${path}?${part}`, undefined, access);
    if (reply.status !== 200) return reply.status;
    const { count, results } = page.parse(await reply.json());
    ids.push(...results.map(({ id }) => id));
    if (results.length < PAGE || number > 20) return { count, ids: inOrder(ids) };
  }
}

/** What a reader must find in a list; the status where they have none. */
function expectedIn(list: SearchedList, text: string, { reader, rows, now, trash }: Look & { trash: boolean }) {
  const { table, view, hasTrash, isListed = () => true, visitors, withoutRight } = list;
  const isInTrash = (row: AnyRow) => hasTrash === true && row.deleted_at !== null;
  if (reader.may(view)) {
    const finds = withoutRight && !reader.may(withoutRight.right) ? withoutRight.finds : list.finds;
    const found = rows(table).filter((row) => isListed(row) && isInTrash(row) === trash && finds(row, text, rows));
    return { count: found.length, ids: inOrder(idsOf(found)) };
  }
  if (!visitors) return reader.user ? 403 : 401;
  const { isVisible, finds = list.finds } = visitors;
  const found = rows(table).filter((row) => !isInTrash(row) && isVisible(row, now) && finds(row, text, rows));
  return { count: found.length, ids: inOrder(idsOf(found)) };
}

function expectedOfKind({ table, finds, opens }: FoundKind, text: string, rows: Rows): number[] {
  return rows(table)
    .filter((row) => (row.deleted_at ?? null) === null && finds(row, text, rows))
    .toSorted((one, other) => Number(other.id) - Number(one.id))
    .slice(0, FOUND_OF_A_KIND)
    .map((row) => Number(row[opens ?? 'id']));
}

interface Look {
  reader: Searcher;
  rows: Rows;
  now: Now;
}

async function checkEverything(walk: Walk, text: string, { reader, rows }: Look, access: string): Promise<void> {
  const reply = await walk.app.call('GET', `/search/records/?${new URLSearchParams({ text })}`, undefined, access);
  const found = Map.groupBy(everything.parse(await reply.json()), ({ kind }) => kind);
  const expected = foundKinds
    .filter(({ view }) => reader.may(view))
    .map((one) => [one.kind, expectedOfKind(one, text, rows)] as const)
    .filter(([, ids]) => ids.length > 0);
  expect(
    new Map([...found].map(([kind, records]) => [kind, records.map(({ id }) => id)])),
    `“${text}” in everything (${walk.where()})`,
  ).toEqual(new Map(expected));
}

/** A word as the log has it, where records are JSON. */
const inJson = (word: string) => JSON.stringify(folded(word)).slice(1, -1);

/** An entry of the log with each word in itself, or in the name of who wrote it. */
function isLogged(entry: AnyRow, text: string, rows: Rows, isOnSqlite: boolean): boolean {
  const said = ['action', 'resource', 'before', 'after'].map((column) => textOf(entry, column));
  const user = rows('users').find(({ id }) => id === entry.user_id);
  const names = user ? ['first_name', 'last_name', 'email'].map((column) => textOf(user, column)) : [];
  return text.split(/\s+/).every((word) => {
    if (isIn(word, ...names)) return true;
    // SQLite has no part of a word of two letters in its index: these are looked for as they stand.
    if (isOnSqlite && [...inJson(word)].length < 3)
      return said.some((one) => one.replaceAll(/[A-Z]/g, (letter) => letter.toLowerCase()).includes(inJson(word)));
    return folded(said.join('\n')).includes(inJson(word));
  });
}

async function checkLog(walk: Walk, text: string, { reader, rows }: Look, access: string | undefined): Promise<void> {
  const query = new URLSearchParams({ search: text, page: '1', page_size: String(PAGE) });
  const reply = await walk.app.call('GET', `/audit/?${query}`, undefined, access);
  if (!reader.may('audit.view')) {
    expect(reply.status, walk.where()).toBe(reader.user ? 403 : 401);
    return;
  }
  const { count, results } = page.parse(await reply.json());
  const expected = idsOf(rows('audit').filter((entry) => isLogged(entry, text, rows, isSqlite(walk.db))));
  expect([count, results.map(({ id }) => id)], `“${text}” in the log (${walk.where()})`).toEqual([
    expected.length,
    inOrder(expected).reverse().slice(0, PAGE),
  ]);
}

/** The tables that a check of everything reads. */
const tables = [...listsWith(0), ...foundKinds].map(({ table }) => table);

/** Every list, the log and the search over everything find for the reader what a plain scan finds. */
export async function checkSearches(walk: Walk, readers: readonly Searcher[], texts: readonly string[]): Promise<void> {
  const access = new Map<Searcher, string>();
  for (const reader of readers) if (reader.user) access.set(reader, await accessFor(walk.app, reader.user.id));
  const event = await walk.idOf('events');
  const rows = await readTables(walk.db, [...tables, 'translations', 'audit']);
  const { clock, config } = walk.app.services;
  const now = nowOf(clock(), config.timeZone);
  for (const reader of readers) {
    const look = { reader, rows, now };
    const by = access.get(reader);
    for (const text of texts) {
      for (const list of listsWith(event ?? 0)) {
        if (list.path.startsWith('/events/0/')) continue;
        const trash = list.hasTrash === true && reader.may(list.view) && walk.below(3) === 0;
        const query = { search: text, ...(trash && { trash: 'true' }) };
        expect(
          await readList(walk, list.path, query, by),
          `“${text}” in ${list.path}${trash ? ' (trash)' : ''} (${walk.where()})`,
        ).toEqual(expectedIn(list, text, { ...look, trash }));
      }
      await checkLog(walk, text, look, by);
      if (by !== undefined && text.length > 1) await checkEverything(walk, text, look, by);
    }
  }
}
