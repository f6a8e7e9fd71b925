import { randomBytes } from 'node:crypto';
import { stat } from 'node:fs/promises';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { later } from '../../domain/instant.ts';
import { CopiedDatabase } from '../../tests/copies/copied-database.ts';
import { keepTable } from './kept-table.ts';
import { CopyProof } from './proof.ts';

const DAY = 24 * 3_600_000;
const MORNING = '2026-11-20T08:00:00.000Z';

/** So many seconds after the morning. */
const second = (count: number) => later(MORNING, count * 1000);

let site: CopiedDatabase;

beforeEach(async () => {
  site = await CopiedDatabase.open();
});

afterEach(() => site.close());

describe('going back', () => {
  test('to each second, and not to before the first copy', async () => {
    for (let at = 0; at < 5; at += 1) {
      site.write(String(at));
      await site.copy(second(at));
    }
    expect(await site.notesAt()).toBe('0,1,2,3,4');
    expect(await site.notesAt(second(2))).toBe('0,1,2');
    expect(await site.notesAt(second(2.5))).toBe('0,1,2');
    await expect(site.notesAt(later(MORNING, -1))).rejects.toThrow('does not reach back');
  });

  test('says what there is before a damage', async () => {
    for (let at = 0; at < 3; at += 1) {
      site.write(String(at));
      await site.copy(second(at));
    }
    const newest = (await site.place.list('changes')).at(-1) ?? '';
    site.place.files.set(newest, Buffer.from('damaged'));
    await expect(site.notesAt()).rejects.toThrow(`Before that there is ${second(1)} to go back to.`);
    expect(await site.notesAt(second(1))).toBe('0,1');
  });

  test('to no later second, where a whole database that somebody added does not open', async () => {
    for (let at = 0; at < 4; at += 1) {
      site.write(String(at));
      await site.copy(second(at));
    }
    await site.place.write('whole/000000900000-20261120T080001000Z-base.piece', randomBytes(100));
    expect(await site.notesAt(second(1))).toBe('0,1');
  });

  test('after a restart of what copies', async () => {
    site.write('before');
    await site.copy(second(0));
    await site.restart();
    site.write('after');
    await site.copy(second(1));
    expect([await site.notesAt(second(0)), await site.notesAt()]).toEqual(['before', 'before,after']);
  });

  test('to what was while a whole database was on its way', async () => {
    site.write('x'.repeat(5_000_000));
    await site.copy(second(0));
    site.look(second(24 * 3600));
    const take = () => {
      const part = site.copier.takePart();
      if (part === undefined) throw new Error('There is no part');
      return part;
    };
    const parts = [take()];
    site.write('meanwhile');
    site.look(second(24 * 3600 + 1));
    await site.copyChanges();
    while (parts.at(-1)?.hasMore) parts.push(take());
    for (const part of parts) await site.place.write(part.name, part.bytes);
    const last = parts.at(-1);
    if (last) site.copier.finishWhole(last);
    site.write('afterwards');
    site.look(second(24 * 3600 + 2));
    await site.copyChanges();
    expect(parts.length).toBeGreaterThan(1);
    const ends = [
      await site.notesAt(second(24 * 3600)),
      await site.notesAt(second(24 * 3600 + 1)),
      await site.notesAt(),
    ];
    expect(ends.map((notes) => notes.slice(-25))).toEqual([
      'x'.repeat(25),
      `${'x'.repeat(15)},meanwhile`,
      'xxxx,meanwhile,afterwards',
    ]);
  });

  test('shows nothing of a large write before all of it is there', async () => {
    site.write('small');
    await site.copy(second(0));
    site.writing.exec('begin');
    for (let at = 0; at < 6; at += 1) site.write('y'.repeat(1_000_000));
    site.writing.exec('commit');
    site.look(second(1));
    const piece = site.copier.takeChange();
    expect(piece?.hasMore).toBe(true);
    if (piece) await site.place.write(piece.name, piece.bytes);
    expect(await site.notesAt()).toBe('small');
    await site.restart();
    site.look(second(2));
    await site.copyChanges();
    expect((await site.notesAt()).length).toBe(6_000_011);
  });

  test('after a clock that stood two years ahead for a while', async () => {
    site.write('before');
    await site.copy(second(0));
    site.write('ahead');
    await site.copy('2028-11-20T08:00:01.000Z');
    site.write('right again');
    await site.copy(second(2));
    site.write('later');
    await site.copy(second(3));
    expect(await site.notesAt(second(0))).toBe('before');
    expect(await site.notesAt(second(2))).toBe('before,ahead,right again');
    expect(await site.notesAt()).toBe('before,ahead,right again,later');
  });
});

test('nothing is missed while the journal is emptied, shortened and begun anew', async () => {
  await site.copy(second(0));
  for (let at = 1; at <= 60; at += 1) {
    site.write('n'.repeat(at % 9 === 0 ? 60_000 : 20));
    if (at % 11 === 0) site.writing.exec('delete from notes where id % 3 = 0; vacuum');
    if (at % 4 === 0) site.writing.exec('pragma wal_checkpoint(passive)');
    if (at % 5 === 0) {
      site.watched.letGo();
      site.writing.exec('pragma wal_checkpoint(truncate)');
      site.write('while it let go');
      site.watched.hold();
    }
    if (at % 3 === 0) await site.copy(second(at));
  }
  await site.copy(second(61));
  expect(await site.notesAt()).toBe(site.notes);
});

test('while it lets go, no piece is made of what others put into the database', async () => {
  site.write('before');
  await site.copy(second(0));
  site.write('seen');
  site.look(second(1));
  site.watched.letGo();
  site.write('not seen');
  site.writing.exec('pragma wal_checkpoint(truncate)');
  expect([site.copier.takeChange(), site.copier.takePart()]).toEqual([undefined, undefined]);
  site.watched.hold();
  await site.copy(second(2));
  expect(await site.notesAt()).toBe('before,seen,not seen');
});

test('a transaction that is not committed, or taken back, is not copied', async () => {
  site.write('kept');
  await site.copy(second(0));
  site.writing.exec('begin');
  site.write('z'.repeat(20_000_000));
  await site.copy(second(1));
  expect(await site.notesAt()).toBe('kept');
  site.writing.exec('rollback');
  await site.copy(second(2));
  site.write('next');
  await site.copy(second(3));
  expect(await site.notesAt()).toBe('kept,next');
});

test('while a place is away for long, nothing but numbers is kept, and the journal does not grow', async () => {
  site.write('before');
  await site.copy(second(0));
  for (let at = 1; at <= 40; at += 1) {
    site.writing.prepare('insert or replace into notes values (5, ?)').run('w'.repeat(1_000_000 + at));
    site.look(second(at));
  }
  expect((await stat(`${site.path}-wal`)).size).toBeLessThan(30_000_000);
  site.look(second(41));
  await site.copyChanges();
  expect(await site.notesAt()).toBe(site.notes);
  expect((await site.place.list('changes')).length).toBe(1);
});

describe('what is at the place when it begins', () => {
  const keep = async () => {
    const { chain } = site.copier;
    if (chain === undefined) throw new Error('There is no chain');
    const { name, sequence, fingerprint, hasMore } = chain.last;
    await keepTable(site.folder, site.place.name, {
      name,
      sequence,
      fingerprint,
      hasMore,
      link: chain.link,
      table: chain.table.toBytes(),
    });
    return { sequence, fingerprint };
  };

  test('is gone on from without reading it all, where what is known of it fits', async () => {
    site.write('one');
    await site.copy(second(0));
    site.write('two');
    await site.copy(second(1));
    const seen = await keep();
    site.write('three');
    await site.copy(second(2));
    const [whole = ''] = await site.place.list('whole');
    const read = site.place.read.bind(site.place);
    const names: string[] = [];
    site.place.read = (name) => {
      names.push(name);
      return read(name);
    };
    expect(await site.restart(seen)).toBeUndefined();
    expect(names).not.toContain(whole);
    site.write('four');
    await site.copy(second(3));
    expect(await site.notesAt()).toBe('one,two,three,four');
  });

  test('is found to be older than it was, emptied, or another', async () => {
    site.write('one');
    await site.copy(second(0));
    const before = new Map(site.place.files);
    site.write('two');
    await site.copy(second(1));
    const seen = await keep();
    site.place.files = new Map(before);
    expect(await site.restart(seen)).toContain('older');
    site.place.files = new Map();
    expect(await site.restart(seen)).toContain('emptied');
    await site.copy(second(2));
    expect(await site.notesAt()).toBe('one,two');
  });

  test('is copied anew where it is damaged, and can be gone back to up to there', async () => {
    site.write('one');
    await site.copy(second(0));
    site.write('two');
    await site.copy(second(1));
    const [change = ''] = await site.place.list('changes');
    site.place.files.set(change, Buffer.from('nothing'));
    expect(await site.restart()).toContain('damaged');
    site.write('three');
    await site.copy(second(2));
    expect([await site.notesAt(second(0)), await site.notesAt()]).toEqual(['one', 'one,two,three']);
  });

  test('is another site’s, by another key', async () => {
    site.write('one');
    await site.copy(second(0));
    site.key.fill(9);
    expect(await site.restart()).toContain('another key');
    await expect(site.notesAt()).rejects.toThrow('another key');
  });
});

describe('what somebody without the key adds at the place', () => {
  const add = (name: string) => site.place.write(name, randomBytes(100));

  beforeEach(async () => {
    site.write('x'.repeat(3_000_000));
    await site.copy(second(0));
    for (let at = 1; at < 4; at += 1) {
      site.write(String(at));
      await site.copy(second(at));
    }
  });

  test.each([
    'whole/000000000001-20261120T080000500Z-base.piece',
    'whole/000000000001-20261120T080000500Z-rest.piece',
    'whole/000000000001-20261120T080000500Z-rest-more.piece',
    'whole/000000000004-20261119T080000500Z-base.piece',
    'whole/999999999999-20261120T080001000Z-base.piece',
    'changes/2026-11-20/000000000004-20261120T080001000Z.piece',
    'changes/2026-11-20/999999999999-20261120T080001000Z.piece',
  ])('keeps nobody from going back, nor the copying from going on: %s', async (name) => {
    await add(name);
    expect((await site.notesAt(second(1))).slice(-2)).toBe(',1');
    expect((await site.notesAt()).slice(-6)).toBe(',1,2,3');
    const { chain } = site.copier;
    await new CopyProof(site.place, site.key).replay(undefined, chain?.wholeName);
    expect(await site.restart(chain?.last)).toBeUndefined();
    site.write('4');
    await site.copy(second(4));
    expect((await site.notesAt()).slice(-8)).toBe(',1,2,3,4');
  });
});

test('a whole database is copied once a day', async () => {
  for (let day = 0; day < 3; day += 1) {
    site.write(String(day));
    await site.copy(later(MORNING, day * DAY));
    await site.copy(later(MORNING, day * DAY + 1000));
  }
  expect((await site.place.list('whole')).length).toBe(3);
});
