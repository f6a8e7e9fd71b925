import { randomUUID } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, inject, test } from 'vitest';
import type { DatabaseKind } from '../../tests/support/databases.ts';
import { onServer } from '../../tests/support/on-server.ts';
import { migrate } from '../database/migrate.ts';
import { migrations } from '../database/migrations/index.ts';
import { type Database, openDatabase } from '../database/open.ts';
import { fillFolded } from './folded.ts';

const both: readonly DatabaseKind[] = ['sqlite', 'postgres'];

const { '0011-folded-texts': _, ...before } = migrations;

describe.each(both)('what is stored folded of enquiries, on %s', (kind) => {
  const name = `test_${randomUUID().replaceAll('-', '')}`;
  let db: Database;

  beforeEach(async () => {
    if (kind === 'postgres') await onServer(inject('postgres'), `create database ${name}`);
    db = openDatabase(kind === 'postgres' ? `${inject('postgres')}/${name}` : ':memory:');
  });

  afterEach(async () => {
    await db.destroy();
    if (kind === 'postgres') await onServer(inject('postgres'), `drop database ${name} with (force)`);
  });

  /** Writes one of each kind as the release before does. */
  async function writeAsBefore(): Promise<void> {
    const person = { email: 'Eve@example.org', phone: '', message: 'Muraho', created_at: '2026-11-20T08:00:00.000Z' };
    await db
      .insertInto('contact_messages')
      .values({ ...person, name: 'Ève', subject_type: 'general', subject: 'N’ubwo', status: 'new' })
      .execute();
    await db
      .insertInto('donation_interests')
      .values({
        ...person,
        ...{ full_name: 'Ève Cœur', organization: 'Société', donation_type: 'general', estimated_amount: '' },
        ...{ preferred_contact_method: 'email', best_contact_time: '', status: 'new' },
      })
      .execute();
  }

  const stored = async () => [
    ...(await db.selectFrom('contact_messages').select(['folded_name', 'folded_text']).execute()),
    ...(await db.selectFrom('donation_interests').select(['folded_name', 'folded_text']).execute()),
  ];

  const expected = [
    { folded_name: 'eve', folded_text: "eve\neve@example.org\nn'ubwo" },
    { folded_name: 'eve coeur', folded_text: 'eve coeur\neve@example.org\nsociete' },
  ];

  test('is there after the upgrade for all that were sent before', async () => {
    await migrate(db, before);
    await writeAsBefore();
    expect(await migrate(db)).toEqual(['0011-folded-texts']);
    expect(await stored()).toEqual(expected);
  });

  /** As housekeeping does. */
  async function fill(): Promise<void> {
    for (const table of ['contact_messages', 'donation_interests'] as const) await fillFolded(db, table);
  }

  test('is filled in for those that the release before writes afterwards, where somebody went back to it', async () => {
    await migrate(db);
    await writeAsBefore();
    await fill();
    expect(await stored()).toEqual(expected);
  });

  test('holds nothing of a name any more once the name is another', async () => {
    await migrate(db);
    await writeAsBefore();
    await fill();
    await db.updateTable('contact_messages').set({ name: 'Zoé' }).execute();
    const [message] = await stored();
    expect(message?.folded_text).not.toContain('eve\n');
    await fill();
    expect(await stored()).toEqual([{ folded_name: 'zoe', folded_text: "zoe\neve@example.org\nn'ubwo" }, expected[1]]);
  });
});
