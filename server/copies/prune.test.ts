import { afterEach, beforeEach, expect, test } from 'vitest';
import { later } from '../../domain/instant.ts';
import { CopiedDatabase } from '../../tests/copies/copied-database.ts';
import { momentName } from './moment-names.ts';
import { readPieceName } from './piece.ts';
import { prune } from './prune.ts';

const DAY = 24 * 3_600_000;
const MORNING = '2026-08-01T08:00:00.000Z';

const day = (count: number, hours = 0) => later(MORNING, count * DAY + hours * 3_600_000);

let site: CopiedDatabase;

beforeEach(async () => {
  site = await CopiedDatabase.open();
});

afterEach(() => site.close());

/** A whole database each day, and a change six hours after it. */
async function copyDays(from: number, to: number): Promise<void> {
  for (let count = from; count < to; count += 1)
    for (const hours of [0, 6]) {
      site.write(`${count}/${hours}`);
      await site.copy(day(count, hours));
    }
}

test('each second of seven days stays, and each day of eight weeks', async () => {
  await copyDays(0, 80);
  const now = new Date(day(79, 7));
  expect(await prune(site.place, site.key, now)).toBe(true);
  for (let count = 73; count < 80; count += 1)
    expect((await site.notesAt(day(count, 6))).split(',').at(-1)).toBe(`${count}/6`);
  for (let count = 24; count < 72; count += 1)
    expect((await site.notesAt(day(count, 6))).split(',').at(-1)).toBe(`${count}/0`);
  await expect(site.notesAt(day(22, 6))).rejects.toThrow('does not reach back');
  const before = [...site.place.files.keys()];
  await prune(site.place, site.key, now);
  expect([...site.place.files.keys()]).toEqual(before);
});

test('where nothing may be removed, nothing is, and that is said', async () => {
  await copyDays(0, 80);
  const before = [...site.place.files.keys()];
  site.place.mayRemove = false;
  expect(await prune(site.place, site.key, new Date(day(79, 7)))).toBe(false);
  expect([...site.place.files.keys()]).toEqual(before);
});

test('a clock two years ahead removes nothing of the last seven days', async () => {
  await copyDays(0, 10);
  await site.copy(day(740));
  await prune(site.place, site.key, new Date(day(740, 1)));
  for (let count = 4; count < 10; count += 1)
    expect((await site.notesAt(day(count, 6))).split(',').at(-1)).toBe(`${count}/6`);
});

test('a whole database that was dated ahead goes with those of its true day', async () => {
  await copyDays(0, 3);
  await site.copy('2029-01-01T00:00:00.000Z');
  await copyDays(3, 80);
  await prune(site.place, site.key, new Date(day(79, 7)));
  expect((await site.place.list('')).filter((name) => name.includes('2029'))).toEqual([]);
});

test('files that somebody added take the place of no day', async () => {
  await copyDays(0, 80);
  const add = (sequence: string, at: string, end: string) =>
    site.place.write(`whole/${sequence}-${momentName(at)}-${end}.piece`, Buffer.from('worthless'));
  for (const name of await site.place.list('whole')) {
    const { sequence = 0, at = '' } = readPieceName(name) ?? {};
    await add(String(sequence + 1).padStart(12, '0'), later(at, 1000), sequence % 2 === 0 ? 'base' : 'rest');
  }
  await add('000000000000', day(70), 'base');
  await prune(site.place, site.key, new Date(day(79, 7)));
  const left = await site.place.list('whole');
  for (let count = 24; count < 72; count += 1)
    expect(left).toContainEqual(expect.stringContaining(`${momentName(day(count))}-base`));
  for (let count = 73; count < 79; count += 1)
    expect(await site.place.list(`changes/${day(count).slice(0, 10)}`)).toHaveLength(2);
});
