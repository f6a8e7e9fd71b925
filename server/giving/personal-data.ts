import { type RawBuilder, sql } from 'kysely';
import { moneyInFigures } from '../../domain/giving/money.ts';
import { referenceOf } from '../../domain/giving/reference.ts';
import type { Language } from '../../domain/languages.ts';
import { catalogues } from '../../locales/catalogues.ts';
import { tableOf } from '../database/collection-tables.ts';
import { holdRows } from '../database/lock.ts';
import type { Database } from '../database/open.ts';
import { personal, withoutPerson } from '../database/personal.ts';
import { giftsNumbered } from './gift-list.ts';
import { giftsFrom, paymentsOf, type RecordsOfPerson, recordsOfPerson } from './records-of-person.ts';
import { newNonce } from './secret-links.ts';

// What is held on givers, for the calls of personal data. Amounts stay for the accounts; whose they were does not.

interface HeldFact {
  kind: 'gifts' | 'payments';
  at: string;
  facts: Record<string, string | null>;
}

/** The giver's contact, pledges, gifts, payments and payment requests under this address, in words of the language. */
export async function heldOnGiver(db: Database, address: string, language: Language): Promise<HeldFact[]> {
  const held = await recordsOfPerson(db, address);
  const pledges = await db
    .selectFrom('pledges')
    .selectAll()
    .where('id', 'in', [0, ...held.pledges])
    .orderBy('id')
    .execute();
  const gifts = await giftsNumbered(
    db,
    held.gifts.map(({ id }) => id),
  );
  const payments = await db
    .selectFrom('payments')
    .selectAll()
    .where('id', 'in', [0, ...held.payments])
    .orderBy('id')
    .execute();
  const givers = await db
    .selectFrom('givers')
    .selectAll()
    .where('id', 'in', [0, ...held.givers])
    .orderBy('id')
    .execute();
  const asked = await db
    .selectFrom('gateway_payments')
    .selectAll()
    .where('pledge_id', 'in', [0, ...held.pledges])
    .where('phone', '<>', '')
    .orderBy('id')
    .execute();
  return [
    // Elsewhere a pledge or a gift tells it.
    ...(pledges.length + gifts.length === 0 ? givers : []).map((giver) => ({
      kind: 'gifts' as const,
      at: giver.created_at,
      facts: { Name: giver.name, 'E-mail': giver.email, Phone: giver.phone },
    })),
    ...asked.map((request) => ({
      kind: 'payments' as const,
      at: request.created_at,
      facts: { Amount: moneyInFigures(request, catalogues[language].numbers), Phone: request.phone },
    })),
    ...pledges.map((pledge) => ({
      kind: 'gifts' as const,
      at: pledge.created_at,
      facts: {
        Reference: referenceOf(pledge.id),
        Amount: moneyInFigures(pledge, catalogues[language].numbers),
        Name: pledge.full_name,
        'E-mail': pledge.email,
        Phone: pledge.phone,
        Message: pledge.message,
        Status: catalogues[language].records.pledgeStatuses[pledge.status],
      },
    })),
    ...gifts.map((gift) => ({
      kind: 'gifts' as const,
      at: `${gift.day}T00:00:00.000Z`,
      facts: {
        Amount: moneyInFigures(gift, catalogues[language].numbers),
        'Received on': gift.day,
        Name: gift.giver.name,
        'E-mail': givers.find(({ id }) => id === gift.giver.id)?.email ?? null,
        Phone: givers.find(({ id }) => id === gift.giver.id)?.phone ?? null,
        Receipt: gift.receipt?.number ?? null,
      },
    })),
    ...payments.map((payment) => ({
      kind: 'payments' as const,
      at: `${payment.day}T00:00:00.000Z`,
      facts: {
        Amount: moneyInFigures(payment, catalogues[language].numbers),
        'Received on': payment.day,
        Name: payment.payer_name,
        Phone: payment.payer_phone,
        Reference: payment.reference,
        Message: payment.text,
      },
    })),
  ];
}

/** The receipt's content without the giver's name. */
function withoutName(content: string): string {
  const printed: unknown = JSON.parse(content);
  return JSON.stringify({ ...(printed instanceof Object ? printed : {}), giver: { name: '' }, isAnonymous: true });
}

/** Takes the person out of the rows that the condition finds, and answers how many it was. */
async function emptyRows(
  db: Database,
  table: 'pledges' | 'payments' | 'givers' | 'gateway_payments',
  rows: RawBuilder<boolean>,
  others: Record<string, string | boolean | null> = {},
): Promise<number> {
  const { numUpdatedRows } = await tableOf(db)
    .updateTable<string>(table)
    .set({ ...withoutPerson(personal[table]), ...others })
    .where(rows)
    .executeTakeFirst();
  return Number(numUpdatedRows);
}

const numbered = (ids: readonly number[], column = 'id') =>
  sql<boolean>`${sql.ref(column)} in (${sql.join([0, ...ids])})`;

/**
 * Takes the payer's name, number and words off these payments. They do not go with their import any more if that is taken
 * back: the file, imported again, would bring the payer back.
 */
export const forgetPayers = (db: Database, payments: RawBuilder<boolean>): Promise<number> =>
  emptyRows(db, 'payments', payments, { statement_id: null });

/** Takes the telephones that were asked off these payments. */
export const forgetAsked = (db: Database, asked: RawBuilder<boolean>): Promise<number> =>
  emptyRows(db, 'gateway_payments', asked);

/** Takes the person with this address out of everything. Answers how many pledges and gifts, and how many payments it was. */
export async function forgetGiver(db: Database, address: string): Promise<{ gifts: number; payments: number }> {
  const records = await recordsOfPerson(db, address);
  await forgetAsked(db, sql`phone = ${address}`);
  return { gifts: await forgetRecords(db, records), payments: records.payments.length };
}

/** Givers that are taken out at once, with all of their gifts: both databases bound the values a statement may carry. */
const GIVERS_AT_ONCE = 10;

/** Takes these givers out of everything. */
export async function forgetGivers(db: Database, all: readonly number[]): Promise<void> {
  for (let at = 0; at < all.length; at += GIVERS_AT_ONCE) {
    const givers = all.slice(at, at + GIVERS_AT_ONCE);
    const found = await db.selectFrom('pledges').select('id').where('giver_id', 'in', givers).execute();
    const pledges = found.map(({ id }) => id);
    const gifts = await giftsFrom(db, givers, pledges);
    const payments = await paymentsOf(db, gifts);
    await forgetRecords(db, { givers, pledges, gifts, payments });
  }
}

/** Takes what keeps the forms of these pledges from being taken twice. */
async function forgetForms(db: Database, pledges: readonly { form_key: string | null }[]): Promise<void> {
  const keys = pledges.flatMap(({ form_key }) => form_key ?? []);
  await db
    .deleteFrom('form_keys')
    .where('form', '=', 'pledge')
    .where('key', 'in', ['', ...keys])
    .execute();
}

/** Deletes pledges for which nothing came, with what telephones were asked for them. */
async function deletePledges(db: Database, ids: readonly number[]): Promise<void> {
  await db
    .deleteFrom('gateway_payments')
    .where('pledge_id', 'in', [0, ...ids])
    .execute();
  await db
    .deleteFrom('pledges')
    .where('id', 'in', [0, ...ids])
    .execute();
}

/** Those of these pledges for which a telephone is being asked: something may still come in. */
async function pledgesAskedFor(db: Database, ids: readonly number[]): Promise<Set<number | null>> {
  const asked = await db
    .selectFrom('gateway_payments')
    .select('pledge_id')
    .where('pledge_id', 'in', [0, ...ids])
    .where('state', 'in', ['asked', 'pending'])
    .execute();
  return new Set(asked.map(({ pledge_id }) => pledge_id));
}

/**
 * Takes whose they were out of these records. Pledges for which nothing came are deleted; what came in stays for the accounts, and says
 * no more whose it was, neither on the statement nor on the receipt. Answers how many pledges and gifts it was.
 */
async function forgetRecords(db: Database, { givers, gifts, payments, ...of }: RecordsOfPerson): Promise<number> {
  // A receipt that is being issued is stored first, and then forgotten with the others.
  await holdRows(
    { db },
    'payments',
    gifts.map(({ payment_id }) => payment_id),
  );
  const pledges = await db
    .selectFrom('pledges')
    .select(['id', 'form_key'])
    .where('id', 'in', [0, ...of.pledges])
    .execute();
  const given = new Set([...gifts.map(({ pledge_id }) => pledge_id), ...(await pledgesAskedFor(db, of.pledges))]);
  const kept = pledges.map(({ id }) => id).filter((id) => given.has(id));
  const empty = pledges.map(({ id }) => id).filter((id) => !given.has(id));
  // Links that went to the person, or by mistake to somebody else, end.
  const link_nonce = newNonce();
  await forgetForms(db, pledges);
  await forgetAsked(db, numbered([...kept, ...empty], 'pledge_id'));
  await deletePledges(db, empty);
  await emptyRows(db, 'pledges', numbered(kept), {
    form_key: null,
    form_digest: null,
    is_reminder_wanted: false,
    link_nonce,
  });
  await forgetPayers(db, numbered(payments));
  const receipts = await db
    .selectFrom('receipts')
    .select(['id', 'content'])
    .where('gift_id', 'in', [0, ...gifts.map(({ id }) => id)])
    .execute();
  for (const { id, content } of receipts) {
    await db
      .updateTable('receipts')
      .set({ content: withoutName(content), link_nonce })
      .where('id', '=', id)
      .execute();
  }
  await emptyRows(db, 'givers', numbered(givers), { link_nonce });
  return pledges.length + gifts.length;
}

/** Deletes pledges for which nothing has come, and the givers of whom nothing is left then. Answers how many pledges it was. */
export async function forgetPledges(
  db: Database,
  found: readonly { id: number; giver_id: number; form_key: string | null }[],
): Promise<{ records: number }> {
  // Something may have come since they were found.
  const ids = found.map(({ id }) => id);
  await holdRows({ db }, 'pledges', ids);
  const gifts = await db.selectFrom('gifts').select('pledge_id').where('pledge_id', 'in', ids).execute();
  const given = new Set([...gifts.map(({ pledge_id }) => pledge_id), ...(await pledgesAskedFor(db, ids))]);
  const empty = found.filter(({ id }) => !given.has(id));
  await forgetForms(db, empty);
  await deletePledges(
    db,
    empty.map(({ id }) => id),
  );
  const givers = found.map(({ giver_id }) => giver_id);
  const kept = await db.selectFrom('givers').select('merged_into').where('id', 'in', givers).execute();
  await deleteEmptyGivers(db, givers);
  // Who was kept in their place may have stayed for their sake alone.
  await deleteEmptyGivers(
    db,
    kept.flatMap(({ merged_into }) => merged_into ?? []),
  );
  return { records: empty.length };
}

/** Deletes those of these givers who have neither pledge nor gift, and into whom nobody is merged. */
async function deleteEmptyGivers(db: Database, ids: readonly number[]): Promise<void> {
  await db
    .deleteFrom('givers')
    .where('id', 'in', [0, ...ids])
    .where(({ and, not, exists, selectFrom }) =>
      and([
        not(exists(selectFrom('pledges').select('pledges.id').whereRef('pledges.giver_id', '=', 'givers.id'))),
        not(exists(selectFrom('gifts').select('gifts.id').whereRef('gifts.giver_id', '=', 'givers.id'))),
        not(exists(selectFrom('givers as same').select('same.id').whereRef('same.merged_into', '=', 'givers.id'))),
      ]),
    )
    .execute();
}
