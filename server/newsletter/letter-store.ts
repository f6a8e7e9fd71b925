import type { Selectable } from 'kysely';
import { type Letter, type LetterInput, letterTexts } from '../../domain/letter.ts';
import type { Rows } from '../database/open.ts';
import type { NewsletterLetterTable } from '../database/tables/newsletter.ts';
import { conflict } from '../http/refusal.ts';
import type { ResourceStore } from '../resource/store.ts';

const columns = [
  'id',
  'subject',
  'content',
  'status',
  'problem',
  'recipients',
  'queued_up_to',
  'started_at',
  'finished_at',
  'created_at',
  'updated_at',
  'deleted_at',
] as const;

type Row = Omit<Letter, 'progress' | 'can'> & Pick<Selectable<NewsletterLetterTable>, 'recipients' | 'queued_up_to'>;

/** The letters with how far each has come; one query, however many there are. */
async function withProgress(rows: Rows, letters: readonly Row[]): Promise<Letter[]> {
  if (letters.length === 0) return [];
  const counted = await rows
    .selectFrom('mails')
    .select(({ fn }) => [
      'campaign_id',
      fn.countAll<number>().as('queued'),
      fn.count<number>('sent_at').as('sent'),
      fn.count<number>('failed_at').as('failed'),
    ])
    .where(
      'campaign_id',
      'in',
      letters.map(({ id }) => id),
    )
    .groupBy('campaign_id')
    .execute();
  const byCampaign = new Map(counted.map((count) => [count.campaign_id, count]));
  return letters.map(({ recipients, queued_up_to, ...letter }) => {
    const { queued, sent, failed } = byCampaign.get(letter.id) ?? { queued: 0, sent: 0, failed: 0 };
    // Somebody may have confirmed in the moment in which it was sent off.
    const total = Math.max(recipients ?? 0, queued);
    // The row of somebody who has left by their turn is gone; of others it is not there yet.
    const left = queued_up_to === null ? total - queued : 0;
    return { ...letter, progress: { total, waiting: total - sent - failed - left, sent, failed, left } };
  });
}

export const letterStore = {
  async find(rows, id) {
    const found = await rows.selectFrom('newsletter_letters').select(columns).where('id', '=', id).execute();
    return (await withProgress(rows, found))[0];
  },

  async create(rows, { subject, content }, now) {
    const { id } = await rows
      .insertInto('newsletter_letters')
      .values({
        subject,
        content,
        status: 'draft',
        problem: null,
        recipients: null,
        queued_up_to: null,
        started_at: null,
        finished_at: null,
        created_at: now,
        updated_at: now,
        deleted_at: null,
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    return id;
  },

  async update(rows, id, { subject, content }, stamp) {
    await rows
      .updateTable('newsletter_letters')
      .set({ subject, content, updated_at: stamp })
      .where('id', '=', id)
      .execute();
  },

  /** Throws a 409 for a letter that is more than a draft: it stays. */
  async setDeleted(rows, id, at) {
    const { numUpdatedRows } = await rows
      .updateTable('newsletter_letters')
      .set({ deleted_at: at })
      .where('id', '=', id)
      .where('status', '=', 'draft')
      .executeTakeFirst();
    if (numUpdatedRows === 0n) throw conflict(letterTexts.written);
  },
} satisfies ResourceStore<Letter, LetterInput>;

/** Every letter, or those in the trash; the newest first. */
export async function listLetters(rows: Rows, inTrash: boolean): Promise<Letter[]> {
  const letters = await rows
    .selectFrom('newsletter_letters')
    .select(columns)
    .where('deleted_at', inTrash ? 'is not' : 'is', null)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .execute();
  return withProgress(rows, letters);
}
