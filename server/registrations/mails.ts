import { addressesIn, otherAddresses, staffAddresses } from '../../domain/addresses.ts';
import { datesIn } from '../../domain/dates-in-words.ts';
import type { EventChange } from '../../domain/event-change.ts';
import type { EventRegistrationInput } from '../../domain/event-registration.ts';
import { addressIn, type Language } from '../../domain/languages.ts';
import type { SiteSettings } from '../../domain/site.ts';
import { catalogues } from '../../locales/catalogues.ts';
import type { Database } from '../database/open.ts';
import type { Mail } from '../database/unit-of-work.ts';
import { acknowledgement, answersTo, notice, noticeWords, subjectWords } from '../forms/mails.ts';
import type { Services } from '../services.ts';
import { translatedRecords } from '../translations/overlay.ts';
import type { RegisteredEvent } from './store.ts';

export interface MailContext {
  site: SiteSettings;
  publicUrl: string;
  timeZone: string;
}

/** The words of a mail in the language of its reader, and how it writes a moment. */
function wordsIn(language: Language, timeZone: string) {
  const { mails, dates } = catalogues[language];
  return { words: mails, inWords: (moment: string) => datesIn(dates).fullMoment(moment, timeZone) };
}

/** The event and the organisation as the reader of a mail in this language reads of them on the site. */
export async function asRead<Event extends { id: number }>(
  db: Database,
  config: Services['config'],
  language: Language,
  event: Event,
  context: MailContext,
): Promise<{ event: Event; context: MailContext }> {
  const services = { db, config };
  return {
    event: await translatedRecords(services, 'events', event, language),
    context: { ...context, site: await translatedRecords(services, 'settings', context.site, language) },
  };
}

/** To staff: who has registered. */
export function registrationNotice(
  { full_name, email, phone, organization }: EventRegistrationInput,
  event: RegisteredEvent,
  { site, publicUrl, timeZone }: MailContext,
  now: string,
): Mail[] {
  return notice(
    {
      site,
      subject: noticeWords(site).staffMails.newRegistration(subjectWords(event.title)),
      fields: {
        event: event.title,
        begins: wordsIn(site.notice_language, timeZone).inWords(event.start_date),
        name: full_name,
        email,
        phone,
        organization,
      },
      link: `${publicUrl}${staffAddresses.eventRegistrations(event.id)}`,
    },
    now,
  );
}

/** Tells a participant the event, the time and the place. */
export function confirmation(
  email: string,
  language: Language,
  event: RegisteredEvent,
  { site, publicUrl, timeZone }: MailContext,
  now: string,
): Mail {
  const { words, inWords } = wordsIn(language, timeZone);
  const links = [
    words.more(publicUrl + addressesIn(language).event(event)),
    words.forYourCalendar(publicUrl + addressIn(language, otherAddresses.eventCalendar(event.id))),
  ];
  return acknowledgement(
    email,
    words.registeredSubject(site.name, subjectWords(event.title)),
    [
      words.hello,
      '',
      words.registered(event.title),
      '',
      words.begins(inWords(event.start_date)),
      ...(event.location === '' ? [] : [words.where(event.location)]),
      ...(event.online_link === null ? [] : [words.online(event.online_link)]),
      // An event that is not public has no page.
      ...(event.is_public ? links : []),
      '',
      words.ifYouCannotCome,
      '',
      site.name,
      publicUrl,
    ],
    now,
  );
}

type Plan = RegisteredEvent & { end_date: string | null };

interface TwoPlans {
  before: Plan;
  after: Plan;
}

/** To somebody who is registered: the event was moved, or does not take place. */
export function changeMail(
  email: string,
  language: Language,
  change: EventChange,
  { before, after }: TwoPlans,
  { site, publicUrl, timeZone }: MailContext,
  now: string,
): Mail {
  const { words, inWords } = wordsIn(language, timeZone);
  /** `now`, and in brackets what it was before, where that is something else. */
  function replaced(before: string | null, now: string | null): string {
    if (before === now || !before) return now ?? '';
    return now ? words.nowInsteadOf(now, before) : words.noLonger(before);
  }
  const begins = (event: Plan) => inWords(event.start_date);
  const ends = (event: Plan) => event.end_date && inWords(event.end_date);
  const where = replaced(before.location, after.location);
  const online = replaced(before.online_link, after.online_link);
  const title = subjectWords(after.title);
  const moved = [
    words.eventChanged(after.title),
    '',
    words.begins(replaced(begins(before), begins(after))),
    ...(after.end_date === null ? [] : [words.ends(replaced(ends(before), ends(after)))]),
    ...(where === '' ? [] : [words.where(where)]),
    ...(online === '' ? [] : [words.online(online)]),
    ...(after.is_public ? [words.more(publicUrl + addressesIn(language).event(after))] : []),
    '',
    words.placeStillReserved,
  ];
  const cancelled = [words.eventCancelled(before.title, begins(before)), '', words.replyWithQuestion];
  const [subject, lines] =
    change === 'moved'
      ? [words.eventChangedSubject(site.name, title), moved]
      : [words.eventCancelledSubject(site.name, title), cancelled];
  return {
    ...acknowledgement(email, subject, [words.hello, '', ...lines, '', site.name, publicUrl], now),
    ...answersTo(site),
  };
}

/** Tells a person that staff have cancelled their registration. */
export function cancellation(
  email: string,
  language: Language,
  event: RegisteredEvent,
  { site, publicUrl, timeZone }: MailContext,
  now: string,
): Mail {
  const { words, inWords } = wordsIn(language, timeZone);
  return {
    ...acknowledgement(
      email,
      words.registrationCancelledSubject(site.name, subjectWords(event.title)),
      [
        words.hello,
        '',
        words.registrationCancelled(event.title, inWords(event.start_date)),
        '',
        words.replyIfMistake,
        '',
        site.name,
        publicUrl,
      ],
      now,
    ),
    ...answersTo(site),
  };
}
