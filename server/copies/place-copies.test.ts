import { afterEach, beforeEach, expect, test } from 'vitest';
import { later } from '../../domain/instant.ts';
import { CopiedDatabase } from '../../tests/copies/copied-database.ts';
import { PlaceProblem } from './copy-place.ts';
import { PlaceCopies } from './place-copies.ts';
import { PlaceState } from './place-state.ts';

const MORNING = '2026-11-20T08:00:00.000Z';

let site: CopiedDatabase;
let now: string;
let state: PlaceState;
let copies: PlaceCopies;

beforeEach(async () => {
  site = await CopiedDatabase.open();
  now = MORNING;
  const { place, key, watched: database, folder: dataFolder } = site;
  const clock = () => new Date(now);
  state = new PlaceState({ dataFolder, place, isOnSameDisk: false, clock });
  const isClockRight = async () => true;
  copies = new PlaceCopies({ database, place, key, clock, dataFolder, state, isFar: false, isClockRight });
});

afterEach(async () => {
  state.stop();
  await copies.stop();
  await site.close();
});

const wholes = async () => (await site.place.list('whole')).length;

test('a whole database comes after the change that it follows, also where that one takes several tries', async () => {
  const look = () => copies.note(site.watched.look(), now);
  look();
  copies.start();
  await expect.poll(wholes).toBe(1);
  const written: string[] = [];
  const { write } = site.place;
  let isChangeRefused = true;
  site.place.write = async (name, bytes) => {
    if (isChangeRefused && name.startsWith('changes/')) throw new PlaceProblem('Not now.');
    written.push(name.split('/')[0] ?? '');
    await write.call(site.place, name, bytes);
  };
  site.write('a change');
  look();
  await expect.poll(() => state.isFailing('changes')).toBe(true);
  now = later(MORNING, 25 * 3_600_000);
  look();
  isChangeRefused = false;
  await expect.poll(wholes, { timeout: 20_000 }).toBe(2);
  expect(written).toEqual(['changes', 'whole']);
  expect(await site.notesAt()).toBe('a change');
});
