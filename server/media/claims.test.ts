import { hostname } from 'node:os';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { databases, type FreshDatabase, freshDatabase } from '../../tests/support/databases.ts';
import { migrate } from '../database/migrate.ts';
import { type Database, openDatabase } from '../database/open.ts';
import type { Write } from '../database/unit-of-work.ts';
import { type ClaimedPicture, claimNext, failClaim, finishClaim, prolongClaim, releaseOrphans } from './claims.ts';
import { newKey } from './keys.ts';
import { insertFile } from './store.ts';

const PICTURES = 12;

describe.each(databases)('claims of pictures, on %s', (kind) => {
  let database: FreshDatabase;
  let db: Database;
  let now: Date;
  const nothing = async () => undefined;
  const write: Write = (_, work) =>
    db
      .transaction()
      .execute((transaction) =>
        work({ db: transaction, now: now.toISOString(), audit: nothing, changes: nothing, mail: async () => 0 }),
      );
  const advance = (milliseconds: number) => {
    now = new Date(now.getTime() + milliseconds);
  };
  let ids: number[];

  beforeAll(async () => {
    database = await freshDatabase(kind);
    db = openDatabase(database.url ?? ':memory:');
    await migrate(db);
  });

  beforeEach(async () => {
    now = new Date('2026-11-20T08:00:00.000Z');
    await db.deleteFrom('media').execute();
    ids = [];
    for (let made = 0; made < PICTURES; made += 1) {
      const measures = { width: 900, height: 600, bytes: 1, placeholder: null, variants: null };
      const named = { key: newKey('jpg'), alt: '', type: 'image/jpeg', created_at: now.toISOString() };
      ids.push(await insertFile(db, { ...measures, ...named }));
    }
  });

  afterAll(async () => {
    await db.destroy();
    await database.drop();
  });

  const claim = () => claimNext(write, now);
  const statesOf = async (id: number) =>
    db.selectFrom('media').select(['variants', 'tries']).where('id', '=', id).executeTakeFirst();

  async function claimed(): Promise<ClaimedPicture> {
    const found = await claim();
    if (!found) throw new Error('There is nothing to claim');
    return found;
  }

  test('many who look at once share the pictures: each goes to one', async () => {
    const found = await Promise.all(Array.from({ length: PICTURES + 4 }, claim));
    expect(found.flatMap((one) => one?.id ?? []).sort((a, b) => a - b)).toEqual(ids);
    expect(await claim()).toBeUndefined();
  });

  test('a claim runs out unless it is prolonged', async () => {
    const first = await claimed();
    advance(170_000);
    await prolongClaim(write, first, now);
    advance(170_000);
    expect((await claim())?.id).toBe(ids[1]);
    advance(10_000);
    expect((await claim())?.id).toBe(first.id);
  });

  test('a variant that was made is recorded; for a deleted picture nothing is', async () => {
    const picture = await claimed();
    expect(await finishClaim(write, picture, [])).toBe(true);
    expect(await statesOf(picture.id)).toMatchObject({ variants: '[]' });
    expect(await finishClaim(write, { ...picture, id: 99_999 }, [])).toBe(false);
  });

  test('one that cannot be made is tried three times, later and later', async () => {
    for (const [tries, pause] of [
      [1, 60_000],
      [2, 120_000],
    ] as const) {
      const picture = await claimed();
      expect(picture.id).toBe(ids[0]);
      await failClaim(write, picture, now, true);
      expect(await statesOf(picture.id)).toEqual({ variants: null, tries });
      expect((await claim())?.id).toBe(ids[tries]);
      advance(pause);
    }
    await failClaim(write, await claimed(), now, true);
    expect(await statesOf(ids[0] ?? 0)).toEqual({ variants: '[]', tries: 3 });
  });

  test('a picture that failed because of the machine is tried again until it works', async () => {
    const picture = await claimed();
    for (let tries = picture.tries; tries < 6; tries += 1) await failClaim(write, { ...picture, tries }, now, false);
    expect(await statesOf(picture.id)).toEqual({ variants: null, tries: 6 });
  });

  test('after a crash, claims of this machine are free at once, and those of others in time', async () => {
    const [mine, other] = [await claimed(), await claimed()];
    const name = (id: number, claimed_by: string) =>
      db.updateTable('media').set({ claimed_by }).where('id', '=', id).execute();
    // No process has so high a number.
    await name(mine.id, `${hostname()}:4194305`);
    await name(other.id, 'another-machine:4194305');
    await releaseOrphans(db, write);
    expect((await claim())?.id).toBe(mine.id);
    expect((await claim())?.id).toBe(ids[2]);
  });
});
