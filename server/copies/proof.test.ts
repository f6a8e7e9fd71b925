import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { later } from '../../domain/instant.ts';
import { CopiedDatabase } from '../../tests/copies/copied-database.ts';
import { CopyProof } from './proof.ts';

const MORNING = '2026-11-20T08:00:00.000Z';
const DAY = 24 * 3_600_000;
const NOW = new Date(later(MORNING, DAY + 10_000));

let site: CopiedDatabase;
let proof: CopyProof;

/** Two whole databases, a day apart, with three changes on each. */
beforeEach(async () => {
  site = await CopiedDatabase.open();
  for (const day of [0, 1])
    for (let at = 0; at < 4; at += 1) {
      site.write(`${day} ${at}`);
      await site.copy(later(MORNING, day * DAY + at * 1000));
    }
  proof = new CopyProof(site.place, site.key);
});

afterEach(() => site.close());

const last = () => {
  const { chain } = site.copier;
  if (chain === undefined) throw new Error('There is no chain');
  return chain.last;
};

const namesOf = (folder: string) => [...site.place.files.keys()].filter((name) => name.startsWith(folder)).sort();

describe('a copy that is whole', () => {
  test('is replayed, looked through by SQLite, and found to be the database', async () => {
    await proof.replay(join(site.folder, 'replay.sqlite'));
    expect(await proof.proveNew(site.copier)).toBe(true);
    await proof.expectAll(last());
    expect(await proof.proveOlder(0, NOW)).toBeUndefined();
  });

  test('is proven change for change as it grows', async () => {
    await proof.replay();
    site.write('new');
    site.look(later(MORNING, DAY + 4000));
    const piece = site.copier.takeChange();
    expect(await proof.proveNew(site.copier)).toBe(false);
    if (piece === undefined) throw new Error('There is no piece');
    await site.place.write(piece.name, piece.bytes);
    proof.add(piece);
    expect(await proof.proveNew(site.copier)).toBe(true);
  });
});

test('a change that came damaged is found as soon as it is read back', async () => {
  await proof.replay();
  site.write('new');
  site.look(later(MORNING, DAY + 4000));
  const piece = site.copier.takeChange();
  if (piece === undefined) throw new Error('There is no piece');
  const bytes = Buffer.from(piece.bytes);
  bytes.writeUInt8(bytes.readUInt8(40) ^ 1, 40);
  await site.place.write(piece.name, bytes);
  proof.add(piece);
  await expect(proof.proveNew(site.copier)).rejects.toThrow('not what was written');
});

test('a copy that is not the database, though each piece is sound, is found', async () => {
  await proof.replay();
  site.copier.chain?.table.set(1, Buffer.alloc(4096));
  await expect(proof.proveNew(site.copier)).rejects.toThrow('not the database');
});

test.each([
  { kind: 'damaged', after: Buffer.alloc(100) },
  { kind: 'empty', after: Buffer.alloc(0) },
  { kind: 'missing', after: undefined },
])('any piece of the last day that is $kind is found', async ({ after }) => {
  for (const name of [...namesOf('changes/2026-11-21'), ...namesOf('whole').slice(1)]) {
    await proof.replay();
    const before = site.place.files.get(name) ?? new Uint8Array();
    if (after) site.place.files.set(name, after);
    else site.place.files.delete(name);
    await expect(proof.expectAll(last()).then(() => proof.replay())).rejects.toThrow(/damaged|missing|not what/);
    site.place.files.set(name, before);
  }
});

test('a piece of an earlier day that is damaged or missing is found, and told once', async () => {
  for (const name of [...namesOf('changes/2026-11-20'), ...namesOf('whole').slice(0, 1)])
    for (const after of [Buffer.alloc(50), undefined]) {
      const fresh = new CopyProof(site.place, site.key);
      await fresh.proveOlder(0, NOW);
      const before = site.place.files.get(name) ?? new Uint8Array();
      if (after) site.place.files.set(name, after);
      else site.place.files.delete(name);
      expect(await fresh.proveOlder(0, NOW)).toMatch(/damaged|missing/);
      expect(await fresh.proveOlder(0, NOW)).toBeUndefined();
      site.place.files.set(name, before);
    }
});

test('pieces that were exchanged for one another are found', async () => {
  const [one = '', other = ''] = namesOf('changes/2026-11-21');
  const [first, second] = [site.place.files.get(one), site.place.files.get(other)];
  if (first) site.place.files.set(other, first);
  if (second) site.place.files.set(one, second);
  await expect(proof.replay()).rejects.toThrow('damaged');
});

test('going back goes round a whole database that is damaged, and says what it cannot go round', async () => {
  const [, second = ''] = namesOf('whole');
  site.place.files.set(second, Buffer.alloc(50));
  expect(await site.notesAt(later(MORNING, DAY + 2000))).toBe('0 0,0 1,0 2,0 3,1 0,1 1,1 2');
  const [, change = ''] = namesOf('changes/2026-11-20');
  site.place.files.set(change, Buffer.alloc(50));
  await expect(site.notesAt(later(MORNING, 3000))).rejects.toThrow(`${change} is damaged`);
});

test('a place that is away is not taken for a damaged one', async () => {
  await proof.replay();
  site.place.isAway = true;
  await expect(proof.expectAll(last())).rejects.toThrow('away');
  await expect(proof.replay()).rejects.toThrow('away');
});
