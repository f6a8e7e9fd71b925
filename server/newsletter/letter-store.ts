import { type Letter, type LetterInput, type LetterProgress, letterTexts } from '../../domain/letter.ts';
import type { Rows } from '../database/open.ts';
import { conflict } from '../http/refusal.ts';
import type { ResourceStore } from '../resource/store.ts';

const columns = [
  'id',
  'subject',
  'content',
  'status',
  'problem',
  'started_at',
  'finished_at',
  'created_at',
  'updated_at',
  'deleted_at',
] as const;

type Row = Omit<Letter, 'progress' | 'can'>;

const nothingYet: LetterProgress = { total: 0, waiting: 0, sent: 0, failed: 0, left: 0, unknown: 0 };

/** The letters with how far each has come; one query, however many there are. */
async function withProgress(rows: Rows, letters: readonly Row[]): Promise<Letter[]> {
  if (letters.length === 0) return [];
  const counted = await rows
    .selectFrom('newsletter_deliveries')
    .select(({ fn }) => ['letter_id', 'status', fn.countAll<number>().as('count')])
    .where(
      'letter_id',
      'in',
      letters.map(({ id }) => id),
    )
    .groupBy(['letter_id', 'status'])
    .execute();
  const byLetter = new Map<number, LetterProgress>();
  for (const { letter_id, status, count } of counted) {
    const progress = byLetter.get(letter_id) ?? { ...nothingYet };
    progress[status === 'handing_over' ? 'waiting' : status] += count;
    progress.total += count;
    byLetter.set(letter_id, progress);
  }
  return letters.map((letter) => ({ ...letter, progress: byLetter.get(letter.id) ?? nothingYet }));
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
