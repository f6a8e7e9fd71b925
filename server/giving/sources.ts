import type { Currency } from '../../domain/giving/money.ts';
import type { PaymentSource, PaymentSourceInput, SourceKind } from '../../domain/giving/payment.ts';
import { staffText } from '../../domain/reply-text.ts';
import { EDIT_CONFLICT, type Seen } from '../../domain/timestamps.ts';
import { holdLock } from '../database/lock.ts';
import type { Database } from '../database/open.ts';
import type { UnitOfWork } from '../database/unit-of-work.ts';
import { badRequest, conflict, HttpError, notFound } from '../http/http-error.ts';

const sources = (db: Database) =>
  db.selectFrom('payment_sources').select(['id', 'name', 'kind', 'currency', 'columns', 'updated_at']);

type Row = Awaited<ReturnType<ReturnType<typeof sources>['executeTakeFirstOrThrow']>>;

const present = ({ columns, ...row }: Row): PaymentSource => ({
  ...row,
  columns: columns === null ? null : JSON.parse(columns),
});

export async function listSources(db: Database): Promise<PaymentSource[]> {
  return (await sources(db).orderBy('name').orderBy('id').execute()).map(present);
}

export async function makeSource(unit: UnitOfWork, input: PaymentSourceInput): Promise<PaymentSource> {
  const { db, now } = unit;
  const { name, kind, currency } = input;
  const { id } = await db
    .insertInto('payment_sources')
    .values({ name, kind, currency, created_at: now, updated_at: now })
    .returning('id')
    .executeTakeFirstOrThrow();
  await unit.audit({ action: 'create', resource: 'payment_sources', resourceId: id, after: { name, kind, currency } });
  return present(await sources(db).where('id', '=', id).executeTakeFirstOrThrow());
}

/** A source as its payments need it. */
export interface Source {
  id: number;
  kind: SourceKind;
  currency: Currency;
  columns: string | null;
}

/** Throws a 400 where there is none. */
export async function findSource(db: Database, id: number): Promise<Source> {
  const found = await db
    .selectFrom('payment_sources')
    .select(['id', 'kind', 'currency', 'columns'])
    .where('id', '=', id)
    .executeTakeFirst();
  const detail = staffText('chooseStatementSource');
  if (!found) throw badRequest(detail, { source_id: [detail] });
  return found;
}

/** The source of what this operator says was paid: the first of the kind in that currency, or a new one. */
export async function gatewaySource(unit: UnitOfWork, name: string, currency: Currency): Promise<PaymentSource> {
  const kind = 'gateway';
  const first = await sources(unit.db)
    .where('kind', '=', kind)
    .where('currency', '=', currency)
    .orderBy('id')
    .limit(1)
    .executeTakeFirst();
  return first ? present(first) : makeSource(unit, { name, kind, currency });
}

/**
 * The sources in which the same money may stand already, this one first: what a gateway says was paid is also a line of a
 * statement of mobile money, with the same number of the operator. Of two statements each is complete by itself.
 */
export async function sourcesOfSameMoney(
  db: Database,
  { id, kind, currency }: Pick<PaymentSource, 'id' | 'kind' | 'currency'>,
): Promise<number[]> {
  const others: Partial<Record<SourceKind, SourceKind>> = { gateway: 'mobile_money', mobile_money: 'gateway' };
  const other = others[kind];
  if (other === undefined) return [id];
  const found = await db
    .selectFrom('payment_sources')
    .select('id')
    .where('kind', '=', other)
    .where('currency', '=', currency)
    .execute();
  return [id, ...found.map((one) => one.id)];
}

/**
 * Changes a source. Once there are payments its currency stays, as their amounts would become others, and its kind, as rows
 * that are known would be new. Throws a 409.
 */
export async function changeSource(
  unit: UnitOfWork,
  id: number,
  input: PaymentSourceInput & Seen,
): Promise<PaymentSource> {
  const { db, now } = unit;
  // Payments of a statement that is being imported are in the currency that it has now.
  await holdLock(unit, 'statements');
  const before = await sources(db).where('id', '=', id).executeTakeFirst();
  if (!before) throw notFound();
  if (input.updated_at && input.updated_at !== before.updated_at) {
    throw new HttpError(409, { detail: EDIT_CONFLICT, current: present(before) });
  }
  const { name, kind, currency } = input;
  const used = await db.selectFrom('payments').select('id').where('source_id', '=', id).limit(1).executeTakeFirst();
  if (used && currency !== before.currency) throw conflict(staffText('currencyStays'));
  // It says where the same money may stand already.
  if (used && kind !== before.kind) throw conflict(staffText('kindStays'));
  await db.updateTable('payment_sources').set({ name, kind, currency, updated_at: now }).where('id', '=', id).execute();
  await unit.audit({
    action: 'edit',
    resource: 'payment_sources',
    resourceId: id,
    before: { name: before.name, kind: before.kind, currency: before.currency },
    after: { name, kind, currency },
  });
  return present(await sources(db).where('id', '=', id).executeTakeFirstOrThrow());
}
