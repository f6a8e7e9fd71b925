import { otherAddresses } from '../../domain/addresses.ts';
import { dayOf } from '../../domain/calendar.ts';
import type { PaymentWay } from '../../domain/collections/giving.ts';
import { datesIn } from '../../domain/dates-in-words.ts';
import { dialledCode } from '../../domain/giving/dial.ts';
import { type Money, moneyInFigures } from '../../domain/giving/money.ts';
import type { Pledge } from '../../domain/giving/pledge.ts';
import { addressIn, type Language } from '../../domain/languages.ts';
import { catalogues } from '../../locales/catalogues.ts';
import type { Mail, UnitOfWork } from '../database/unit-of-work.ts';
import { acknowledgement, answersTo } from '../forms/mails.ts';
import type { Services } from '../services.ts';
import { readSiteSettings } from '../site/store.ts';
import { translatedRecords } from '../translations/overlay.ts';
import { readPaymentWays } from './payment-ways.ts';

type Reader = Pick<Services, 'config'> & Pick<UnitOfWork, 'db' | 'now'>;

/** A way to pay this amount, in lines of text. */
function inLines({ name, account, account_name, dial, instructions }: PaymentWay, pledge: Pledge): string[] {
  const code = dialledCode(dial, pledge);
  return [
    [name, account, account_name].filter((part) => part !== '').join(', '),
    ...(code === undefined ? [] : [catalogues[pledge.language].mails.dialToPay(code)]),
    ...(instructions === '' ? [] : [instructions]),
    '',
  ];
}

/** Writes a mail to a giver: the lines between the greeting and the organisation's name. */
async function toGiver(
  { config, db, now }: Reader,
  pledge: Pick<Pledge, 'email' | 'language'>,
  make: (site: string) => { subject: string; lines: readonly string[] },
): Promise<Mail> {
  const { language, email } = pledge;
  const site = await translatedRecords({ db, config }, 'settings', await readSiteSettings(db), language);
  const { subject, lines } = make(site.name);
  const { mails } = catalogues[language];
  const address = config.publicUrl + (addressIn(language, '/') === '/' ? '' : addressIn(language, '/'));
  return {
    ...acknowledgement(email, subject, [mails.hello, '', ...lines, '', site.name, address], now),
    ...answersTo(site),
  };
}

const dateIn = (language: Language, moment: string, timeZone: string) =>
  datesIn(catalogues[language].dates).calendarDay(dayOf(new Date(moment), timeZone));

/** What to write on the gift, and how to pay. It repeats none of the visitor's words: the address may be somebody else's. */
export async function pledgeMail(reader: Reader, pledge: Pledge): Promise<Mail> {
  const { language, reference, rhythm, currency } = pledge;
  const { mails } = catalogues[language];
  const ways = await readPaymentWays(reader, language, currency);
  const amount = moneyInFigures(pledge, catalogues[language].numbers);
  return toGiver(reader, pledge, (site) => ({
    subject: mails.pledgeSubject(site, reference),
    lines: [
      rhythm === 'once' ? mails.pledgeReceived(amount) : mails.pledgeEachMonth(amount),
      '',
      mails.writeTheReference(reference),
      '',
      ...(ways.length === 0 ? [] : [mails.waysToPay, '', ...ways.flatMap((way) => inLines(way, pledge))]),
      mails.openYourPledge(reader.config.publicUrl + pledge.address),
      '',
      mails.ignoreThePledge,
    ],
  }));
}

/** Says that nothing came yet: once, and only to somebody who agreed to it. */
export function reminderMail(reader: Reader, pledge: Pledge): Promise<Mail> {
  const { language, reference } = pledge;
  const { mails } = catalogues[language];
  const date = dateIn(language, pledge.created_at, reader.config.timeZone);
  return toGiver(reader, pledge, (site) => ({
    subject: mails.reminderSubject(site, reference),
    lines: [
      mails.reminder(moneyInFigures(pledge, catalogues[language].numbers), date),
      mails.writeTheReference(reference),
      mails.openYourPledge(reader.config.publicUrl + pledge.address),
      '',
      mails.onlyReminder,
    ],
  }));
}

export interface SentReceipt {
  number: string;
  token: string;
  money: Money;
  /** `2026-11-20`. */
  day: string;
}

/** The mail with the link to a giver's yearly summary. */
export function summaryMail(
  reader: Reader,
  giver: Pick<Pledge, 'email' | 'language'>,
  { year, token }: { year: number; token: string },
): Promise<Mail> {
  const { mails } = catalogues[giver.language];
  return toGiver(reader, giver, (site) => ({
    subject: mails.summarySubject(site, year),
    lines: [mails.summaryOf(year), mails.openTheSummary(reader.config.publicUrl + otherAddresses.receipt(token))],
  }));
}

/** Receipts, as links in one mail: a phone that pays by the megabyte fetches a file when its owner wants it. */
export function receiptMail(
  reader: Reader,
  giver: Pick<Pledge, 'email' | 'language'>,
  sent: readonly SentReceipt[],
): Promise<Mail> {
  const { language } = giver;
  const { mails, dates } = catalogues[language];
  const lines = sent.map(({ money, day, token }) => [
    mails.giftReceived(moneyInFigures(money, catalogues[language].numbers), datesIn(dates).calendarDay(day)),
    mails.openTheReceipt(reader.config.publicUrl + otherAddresses.receipt(token)),
  ]);
  const [first, ...more] = sent;
  return toGiver(reader, giver, (site) => ({
    subject: first && more.length === 0 ? mails.receiptSubject(site, first.number) : mails.receiptsSubject(site),
    lines: lines.flatMap((ofOne, index) => (index === 0 ? ofOne : ['', ...ofOne])),
  }));
}
