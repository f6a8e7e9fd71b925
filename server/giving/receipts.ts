import { type NotNull, sql } from 'kysely';
import { otherAddresses } from '../../domain/addresses.ts';
import { dayOf } from '../../domain/calendar.ts';
import { type Receipt, type ReceiptOrder, receiptNumber } from '../../domain/giving/gift.ts';
import { staffText } from '../../domain/reply-text.ts';
import type { Config } from '../config.ts';
import type { Database } from '../database/open.ts';
import type { UnitOfWork } from '../database/unit-of-work.ts';
import { conflict, notFound } from '../http/http-error.ts';
import { storedReceipt } from '../receipts/content.ts';
import { type Listed, type Orders, type Slice, sorted } from '../resource/listing.ts';
import { runSearched } from '../resource/long-search.ts';
import { receiptMail, type SentReceipt } from './pledge-mails.ts';
import { hasGiven } from './reached-giver.ts';
import { receiptSearch } from './searches.ts';
import { idInToken, isLinkTo, linkToken } from './secret-links.ts';

type Context = Pick<Config, 'secretKey' | 'publicUrl' | 'timeZone'>;

/** The giver of a receipt, or who they turned out to be. */
const main = sql`coalesce(givers.merged_into, givers.id)`;

const receipts = (db: Database) =>
  db
    .selectFrom('receipts')
    .leftJoin('gifts', 'gifts.id', 'receipts.gift_id')
    .leftJoin('givers', 'givers.id', 'gifts.giver_id')
    .leftJoin('pledges', 'pledges.id', 'gifts.pledge_id')
    .leftJoin('mails', 'mails.id', 'receipts.mail_id')
    .select(['receipts.id', 'receipts.year', 'receipts.number', 'receipts.gift_id', 'receipts.amount'])
    .select(['receipts.currency', 'receipts.content', 'receipts.issued_at', 'receipts.sent_at', 'receipts.voided_at'])
    .select(['receipts.void_reason', 'givers.id as giver_id', 'givers.name as giver_name', 'givers.email', 'gifts.day'])
    .select(['pledges.email as pledge_email', 'receipts.link_nonce'])
    .select(['mails.id as mail_id', 'mails.sent_at as mailed_at', 'mails.failed_at as mail_failed_at'])
    .$narrowType<{ giver_id: NotNull; giver_name: NotNull; email: NotNull; day: NotNull }>()
    .select(({ selectFrom }) =>
      selectFrom('givers as same')
        .select('same.email')
        .where(sql<boolean>`(same.id = ${main} or same.merged_into = ${main})`)
        .where('same.email', '<>', '')
        .where(hasGiven('same'))
        .orderBy(sql`case when same.merged_into is null then 0 else 1 end`)
        .orderBy('same.id')
        .limit(1)
        .as('same_email'),
    );

type Row = Awaited<ReturnType<ReturnType<typeof receipts>['executeTakeFirstOrThrow']>>;

/** Where a receipt is sent; empty where nothing is known. */
const emailOf = ({ email, pledge_email, same_email }: Row) => email || pledge_email || same_email || '';

const addressOf = (row: Row, { secretKey }: Pick<Context, 'secretKey'>) =>
  otherAddresses.receipt(linkToken('receipt', row, secretKey));

const numberOf = ({ year, number }: Row) => receiptNumber(year, number);

const languageIn = ({ content }: Row) => storedReceipt.parse(JSON.parse(content)).language;

/** The facts of a receipt that a mail needs. */
const inMail = (row: Row, { secretKey }: Pick<Context, 'secretKey'>): SentReceipt => ({
  number: numberOf(row),
  token: linkToken('receipt', row, secretKey),
  money: { amount: row.amount, currency: row.currency },
  day: row.day,
});

/** When the mail server took the receipt, or that it has not yet. Of a mail that is forgotten, when it was written. */
function sending({ sent_at, mail_id, mailed_at, mail_failed_at }: Row): Pick<Receipt, 'sent_at' | 'is_waiting'> {
  if (mail_id === null) return { sent_at, is_waiting: false };
  return { sent_at: mailed_at, is_waiting: mailed_at === null && mail_failed_at === null };
}

const present = (row: Row, context: Pick<Context, 'secretKey'>): Receipt => ({
  id: row.id,
  number: numberOf(row),
  gift_id: row.gift_id,
  giver: { id: row.giver_id, name: row.giver_name },
  amount: row.amount,
  currency: row.currency,
  language: languageIn(row),
  issued_at: row.issued_at,
  has_email: emailOf(row) !== '',
  ...sending(row),
  voided_at: row.voided_at,
  void_reason: row.void_reason,
  address: addressOf(row, context),
});

export async function findReceipt(db: Database, id: number, context: Context): Promise<Receipt | undefined> {
  const row = await receipts(db).where('receipts.id', '=', id).executeTakeFirst();
  return row && present(row, context);
}

export async function receiptsOf(db: Database, givers: readonly number[], context: Context): Promise<Receipt[]> {
  const rows = await receipts(db)
    .where('gifts.giver_id', 'in', [...givers])
    .orderBy('receipts.id', 'desc')
    .execute();
  return rows.map((row) => present(row, context));
}

/** The receipts of a pledge's gifts that are not void, with all that a mail about them says. */
export async function receiptsOfPledge(
  db: Database,
  pledgeId: number,
  context: Context,
): Promise<(SentReceipt & { address: string; issuedOn: string })[]> {
  const rows = await receipts(db)
    .where('gifts.pledge_id', '=', pledgeId)
    .where('receipts.voided_at', 'is', null)
    .orderBy('receipts.id', 'desc')
    .limit(100)
    .execute();
  return rows.map((row) => ({
    ...inMail(row, context),
    issuedOn: dayOf(new Date(row.issued_at), context.timeZone),
    address: addressOf(row, context),
  }));
}

const orders: Orders<ReceiptOrder, 'receipts'> = {
  issued_at: 'receipts.issued_at',
  amount: 'receipts.amount',
  number: 'receipts.id',
};

export interface AskedReceipts {
  search?: string | undefined;
  ordering?: string | undefined;
  year?: number | undefined;
  /** Givers are looked for by their addresses and numbers too. */
  byAddress: boolean;
}

export async function listReceipts(
  db: Database,
  query: AskedReceipts,
  slice: Slice,
  context: Context,
): Promise<Listed<Receipt>> {
  const rows = query.year ? receipts(db).where('receipts.year', '=', query.year) : receipts(db);
  const list = sorted(rows, query.ordering, orders, '-number', 'receipts.id');
  const asPart = { slice, id: 'receipts.id', text: query.search };
  const { count, results } = await runSearched(db, list, asPart, receiptSearch(query.byAddress));
  return { count, results: results.map((row) => present(row, context)) };
}

/** The receipt that this secret is for. */
export async function receiptOfToken(db: Database, token: string, secretKey: string): Promise<number | undefined> {
  const id = idInToken(token);
  if (id === undefined) return undefined;
  const found = await db.selectFrom('receipts').select(['id', 'link_nonce']).where('id', '=', id).executeTakeFirst();
  return found && isLinkTo('receipt', token, found, secretKey) ? id : undefined;
}

/** The file of a receipt: drawn from what was stored when it was issued, the same each time. */
export async function receiptFile(
  db: Database,
  id: number,
  timeZone: string,
): Promise<{ name: string; bytes: Uint8Array }> {
  const row = await receipts(db).where('receipts.id', '=', id).executeTakeFirst();
  if (!row) throw notFound();
  const number = numberOf(row);
  // Loaded when the first receipt is drawn: nobody else needs the memory it takes.
  const { receiptPdf } = await import('../receipts/receipt-pdf.ts');
  const content = storedReceipt.parse(JSON.parse(row.content));
  const voided = row.voided_at !== null && { voidedOn: dayOf(new Date(row.voided_at), timeZone) };
  return { name: `receipt-${number}.pdf`, bytes: await receiptPdf({ ...content, number, ...voided }) };
}

/**
 * Sends those of these receipts that have an address: one mail for each, in each language, with all of theirs. Answers how many
 * receipts it were.
 */
export async function sendReceipts(unit: UnitOfWork, config: Config, ids: readonly number[]): Promise<number> {
  const { db, now } = unit;
  const found = await receipts(db)
    .where('receipts.id', 'in', [0, ...ids])
    .where('receipts.voided_at', 'is', null)
    .orderBy('receipts.id')
    .execute();
  const sent = found.filter((row) => emailOf(row) !== '');
  for (const [first, ...more] of Map.groupBy(sent, (row) => `${languageIn(row)} ${emailOf(row)}`).values()) {
    if (first === undefined) continue;
    const giver = { email: emailOf(first), language: languageIn(first) };
    const theirs = [first, ...more].map((row) => inMail(row, config));
    const mail_id = await unit.mail(await receiptMail({ config, db, now }, giver, theirs));
    const ids = [first, ...more].map(({ id }) => id);
    await db.updateTable('receipts').set({ sent_at: now, mail_id }).where('id', 'in', ids).execute();
  }
  for (const { id } of sent) {
    await unit.audit({ action: 'send_to_giver', resource: 'receipts', resourceId: id });
  }
  return sent.length;
}

/** Sends one to its giver by mail. Throws a 409 where there is no address, or the receipt is void. */
export async function sendReceipt(unit: UnitOfWork, config: Config, id: number): Promise<void> {
  const row = await receipts(unit.db).where('receipts.id', '=', id).executeTakeFirst();
  if (!row) throw notFound();
  if (row.voided_at !== null) throw conflict(staffText('receiptVoid'));
  if ((await sendReceipts(unit, config, [id])) === 0) throw conflict(staffText('giverHasNoEmail'));
}
