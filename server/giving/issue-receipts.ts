import { dayOf } from '../../domain/calendar.ts';
import { type IssuedReceipts, type ReceiptsInput, receiptNumber } from '../../domain/giving/gift.ts';
import { unprintable } from '../../domain/giving/printable.ts';
import type { Language } from '../../domain/languages.ts';
import { staffText } from '../../domain/reply-text.ts';
import { postalAddress } from '../../domain/site.ts';
import { catalogues } from '../../locales/catalogues.ts';
import type { Config } from '../config.ts';
import { holdRow, holdRows } from '../database/lock.ts';
import type { Database } from '../database/open.ts';
import type { UnitOfWork } from '../database/unit-of-work.ts';
import { badRequest, conflict, notFound } from '../http/http-error.ts';
import type { StoredReceipt } from '../receipts/content.ts';
import { readSiteSettings } from '../site/store.ts';
import { translatedRecords } from '../translations/overlay.ts';
import { giftsNumbered } from './gift-list.ts';
import { leftOf } from './gifts.ts';
import { languageOfGiver, nameOfGift } from './givers.ts';
import { nextNumber } from './receipt-numbers.ts';
import { sendReceipts } from './receipts.ts';
import { newNonce } from './secret-links.ts';

/** The organisation as it stands on receipts. */
export async function organisationFor(db: Database, config: Config, language: Language) {
  const site = await translatedRecords({ db, config }, 'settings', await readSiteSettings(db), language);
  const address = postalAddress(site.street || site.head_office, site.city);
  return { name: site.name, address, taxNumber: site.tax_number, phone: site.phone, email: site.email };
}

interface Issuing {
  /** The account of whoever issues it. */
  by: number;
  /** A name that cannot be printed is left out, to be written by hand. */
  byHand: boolean;
}

/**
 * Issues the receipt of a gift with the next number of the year, in the caller's transaction. Throws a 409 where nothing is left of
 * the gift, or it has a receipt, or its font lacks letters of the name.
 */
export async function issueReceipt(
  unit: UnitOfWork,
  config: Config,
  giftId: number,
  { by, byHand }: Issuing,
): Promise<number> {
  const { db, now } = unit;
  const gift = await db.selectFrom('gifts').selectAll().where('id', '=', giftId).executeTakeFirst();
  if (!gift || gift.takes_back !== null) throw notFound();
  // Nobody takes the gift back, and nobody else issues its receipt, before this one is stored.
  await holdRow(unit, 'payments', gift.payment_id);
  const amount = await leftOf(db, giftId);
  if (amount <= 0) throw conflict(staffText('nothingLeftOfGift'));
  const live = db.selectFrom('receipts').select('id').where('gift_id', '=', giftId).where('voided_at', 'is', null);
  if (await live.executeTakeFirst()) throw conflict(staffText('giftHasReceipt'));
  const name = await nameOfGift(db, gift);
  const missing = unprintable(name);
  if (missing !== '' && !byHand) throw conflict(staffText('nameNotPrintable', name, missing));
  const language = await languageOfGiver(db, gift.pledge_id, gift.giver_id);
  const source = await db
    .selectFrom('payments')
    .innerJoin('payment_sources', 'payment_sources.id', 'payments.source_id')
    .select('payment_sources.kind')
    .where('payments.id', '=', gift.payment_id)
    .executeTakeFirstOrThrow();
  const project =
    gift.project_id === null
      ? undefined
      : await db.selectFrom('projects').select(['id', 'title']).where('id', '=', gift.project_id).executeTakeFirst();
  const issuedOn = dayOf(new Date(now), config.timeZone);
  const content: StoredReceipt = {
    language,
    issuedOn,
    receivedOn: gift.day,
    money: { amount, currency: gift.currency },
    giver: { name },
    isAnonymous: name === '',
    // What staff call the source says nothing to a giver.
    way: catalogues[language].receipts.ways[source.kind],
    purpose: project ? (await translatedRecords({ db, config }, 'projects', project, language)).title : '',
    organisation: await organisationFor(db, config, language),
  };
  const year = Number(issuedOn.slice(0, 4));
  const number = await nextNumber(unit, year);
  const { id } = await db
    .insertInto('receipts')
    .values({
      ...{ year, number, amount },
      gift_id: giftId,
      currency: gift.currency,
      content: JSON.stringify(content),
      issued_at: now,
      issued_by: by,
      void_reason: '',
      link_nonce: newNonce(),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await unit.audit({
    action: 'issue',
    resource: 'receipts',
    resourceId: id,
    after: { number: receiptNumber(year, number) },
  });
  return id;
}

/** Issues the receipts of several gifts, the oldest gift first, in the caller's transaction. Throws a 400 for one that is not there. */
export async function issueReceipts(
  unit: UnitOfWork,
  config: Config,
  { gift_ids, send, by_hand }: ReceiptsInput,
  by: number,
): Promise<IssuedReceipts> {
  const { db } = unit;
  const asked = [...new Set(gift_ids)];
  const found = await db.selectFrom('gifts').select('payment_id').where('id', 'in', asked).execute();
  if (found.length < asked.length) throw badRequest(staffText('chooseGift'), { gift_ids: [staffText('chooseGift')] });
  // All of them before the first number: who has a number and waits for a payment would stop whoever has the payment.
  await holdRows(
    unit,
    'payments',
    found.map(({ payment_id }) => payment_id),
  );
  const without = (await giftsNumbered(db, asked)).filter(({ receipt }) => receipt === null);
  const issued: number[] = [];
  for (const { id } of without.toReversed()) issued.push(await issueReceipt(unit, config, id, { by, byHand: by_hand }));
  const sent = send ? await sendReceipts(unit, config, issued) : 0;
  return { issued: issued.length, passed_over: asked.length - issued.length, sent };
}
