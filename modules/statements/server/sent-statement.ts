import { dayOf } from '../../../domain/calendar.ts';
import { replyText, staffText } from '../../../domain/reply-text.ts';
import type { Database } from '../../../server/database/open.ts';
import type { Source } from '../../../server/giving/sources.ts';
import { badRequest, HttpError } from '../../../server/http/http-error.ts';
import type { Upload } from '../../../server/http/upload.ts';
import type { DoubtDecision } from '../domain/statement.ts';
import type { StatementColumns } from '../domain/statement-columns.ts';
import { type KeptColumns, keptColumns } from '../domain/statement-kept.ts';
import type { NewPayments } from './new-payments.ts';
import { type Sender, StillReading, withStatement } from './read-statement.ts';
import { SenderGone } from './statement-process.ts';
import type { StatementAbout } from './statement-reading.ts';
import { BadTable } from './tables/bad-table.ts';

/** What a person says of a file, beside its columns. */
export interface Decisions {
  doubtful: DoubtDecision | undefined;
  areGapsConfirmed: boolean;
  isAllIn: boolean;
}

/** A file as it was sent, read: before any transaction, as a large one takes seconds. */
export interface SentStatement {
  fileName: string;
  about: StatementAbout;
  payments: NewPayments;
  decisions: Decisions;
}

/** What is sent beside the file. */
export interface Asked {
  columns?: StatementColumns | undefined;
  doubtful?: DoubtDecision | undefined;
  left_out?: readonly number[] | undefined;
  gaps?: 'confirmed' | undefined;
  all_came_in?: 'confirmed' | undefined;
}

/** The columns of the last statement, as far as this release understands them. */
const keptOf = ({ columns }: Source): KeptColumns | undefined =>
  columns === null ? undefined : keptColumns.safeParse(JSON.parse(columns)).data;

/** Names of pledges and givers that are looked for in a file, the newest. */
const MAX_NAMES = 2_500;

/** What the reading looks for in the cells of a file, to see which column is which. */
async function knownOf(db: Database): Promise<{ lastPledge: number; names: string[] }> {
  const pledges = await db
    .selectFrom('pledges')
    .select(['id', 'full_name as name'])
    .orderBy('id', 'desc')
    .limit(MAX_NAMES)
    .execute();
  const givers = await db.selectFrom('givers').select('name').orderBy('id', 'desc').limit(MAX_NAMES).execute();
  return { lastPledge: pledges[0]?.id ?? 0, names: [...pledges, ...givers].map(({ name }) => name) };
}

/** Seconds after which a file that waited for another of the same account may be sent again. */
const RETRY_AFTER = 5;

interface Site {
  db: Database;
  now: Date;
  timeZone: string;
}

/**
 * Reads the file of a statement, and works with what was read while no other is in memory. Without columns those that were
 * pointed at the last time are used, if the file has their headings, or a first proposal. Throws a 400 for a file that is none,
 * and a 429 while another file of the same account is read.
 */
export async function withSent<Result>(
  { db, now, timeZone }: Site,
  source: Source,
  upload: Pick<Upload, 'path' | 'fileName'>,
  asked: Asked,
  sender: Sender,
  work: (sent: SentStatement) => Promise<Result>,
): Promise<Result> {
  const { path, fileName } = upload;
  const task = {
    ...{ path, fileName, currency: source.currency, today: dayOf(now, timeZone) },
    ...{ asked: asked.columns, kept: keptOf(source), leftOut: asked.left_out ?? [] },
    ...(await knownOf(db)),
  };
  const decisions = {
    doubtful: asked.doubtful,
    areGapsConfirmed: asked.gaps === 'confirmed',
    isAllIn: asked.all_came_in === 'confirmed',
  };
  try {
    return await withStatement(task, sender, (read) => work({ fileName, ...read, decisions }));
  } catch (error) {
    if (error instanceof BadTable) throw badRequest(error.message, { file: [error.message] });
    if (error instanceof StillReading)
      throw new HttpError(429, { detail: staffText('statementUnderWay') }, { 'retry-after': String(RETRY_AFTER) });
    if (error instanceof SenderGone) throw badRequest(replyText('interrupted'));
    throw error;
  }
}
