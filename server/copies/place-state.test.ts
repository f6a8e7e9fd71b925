import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { later } from '../../domain/instant.ts';
import { MemoryPlace } from '../../tests/copies/memory-place.ts';
import { readCopyState } from './copy-state.ts';
import { PlaceState } from './place-state.ts';

const MORNING = '2026-11-20T08:00:00.000Z';

let dataFolder: string;
let now: string;
let state: PlaceState;

const open = () =>
  new PlaceState({ dataFolder, place: new MemoryPlace(), isOnSameDisk: false, clock: () => new Date(now) });

beforeEach(async () => {
  dataFolder = await mkdtemp(join(tmpdir(), 'intambwe-state-'));
  now = MORNING;
  state = open();
});

afterEach(() => rm(dataFolder, { recursive: true }));

const said = async () => {
  await state.say();
  return readCopyState(dataFolder, 'memory');
};

test('what fails is said from when it began until it works again', async () => {
  expect(await said()).toMatchObject({ problem: null, problemSince: null });
  state.note('changes', new Error('The place is full.'));
  expect(await said()).toMatchObject({ problem: 'The place is full.', problemSince: MORNING });
  now = later(MORNING, 60_000);
  state.note('changes', new Error('The place is away.'));
  expect(await said()).toMatchObject({ problem: 'The place is away.', problemSince: MORNING });
  state.note('changes', null);
  expect(await said()).toMatchObject({ problem: null, problemSince: null });
});

test('one part that works does not hide that another fails', async () => {
  state.note('files', new Error('The place is full.'));
  state.note('changes', null);
  expect(await said()).toMatchObject({ problem: 'The place is full.' });
});

test('damage that was found is said for a while after all was copied anew', async () => {
  state.find('A piece is damaged.');
  state.note('changes', null);
  expect(await said()).toMatchObject({ problem: 'A piece is damaged.' });
  // Also after a restart: nobody may have been told yet.
  now = later(MORNING, 1000);
  state = open();
  await state.load();
  expect(await said()).toMatchObject({ problem: 'A piece is damaged.', problemSince: MORNING });
  now = later(MORNING, 3_600_001);
  expect(await said()).toMatchObject({ problem: null });
});

test('a place that takes things too slowly is a trouble', async () => {
  state.said.copiedUntil = MORNING;
  now = later(MORNING, 59_000);
  expect(await said()).toMatchObject({ problem: null });
  now = later(MORNING, 61_000);
  expect((await said())?.problem).toContain('slow');
});

test('after a restart it goes on from what was said', async () => {
  Object.assign(state.said, { lastSequence: 7, lastFingerprint: 'abc', copiedUntil: MORNING });
  state.note('changes', new Error('The place is away.'));
  await state.say();
  now = later(MORNING, 1000);
  state = open();
  await state.load();
  state.note('changes', new Error('The place is away.'));
  expect(await said()).toMatchObject({ lastSequence: 7, lastFingerprint: 'abc', problemSince: MORNING });
});
