import { addresses, staffAddresses } from '../../domain/addresses.ts';
import type { EventChange } from '../../domain/event-change.ts';
import type { EventRegistrationInput } from '../../domain/event-registration.ts';
import type { SiteSettings } from '../../domain/site.ts';
import type { Mail } from '../database/unit-of-work.ts';
import { acknowledgement, answersTo, notice, subjectWords } from '../forms/mails.ts';
import type { RegisteredEvent } from './store.ts';

export interface MailContext {
  site: SiteSettings;
  publicUrl: string;
  timeZone: string;
}

const inWords = (moment: string, timeZone: string) =>
  new Intl.DateTimeFormat('en-GB', { dateStyle: 'full', timeStyle: 'short', timeZone }).format(new Date(moment));

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
      subject: `New registration: ${subjectWords(event.title)}`,
      fields: {
        Event: event.title,
        Begins: inWords(event.start_date, timeZone),
        Name: full_name,
        'E-mail': email,
        Phone: phone,
        Organisation: organization,
      },
      link: `${publicUrl}${staffAddresses.eventRegistrations(event.id)}`,
    },
    now,
  );
}

/** Tells a participant the event, the time and the place. */
export function confirmation(
  email: string,
  event: RegisteredEvent,
  { site, publicUrl, timeZone }: MailContext,
  now: string,
): Mail {
  const links = [
    `More: ${publicUrl}${addresses.event(event.id)}`,
    `For your calendar: ${publicUrl}${addresses.eventCalendar(event.id)}`,
  ];
  return acknowledgement(
    email,
    `${site.name}: you are registered for ${subjectWords(event.title)}`,
    [
      'Hello,',
      '',
      `You are registered for "${event.title}".`,
      '',
      `Begins: ${inWords(event.start_date, timeZone)}`,
      ...(event.location === '' ? [] : [`Where: ${event.location}`]),
      ...(event.online_link === null ? [] : [`Online: ${event.online_link}`]),
      // An event that is not public has no page.
      ...(event.is_public ? links : []),
      '',
      'If you cannot come, or did not register, please tell us so that someone else can have your place.',
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

/** `now`, with the earlier value in brackets if it differs. */
function replaced(before: string | null, now: string | null): string {
  if (before === now || !before) return now ?? '';
  return now ? `${now} (before: ${before})` : `no longer ${before}`;
}

/** Tells a registered person that the event has moved or was cancelled. */
export function changeMail(
  email: string,
  change: EventChange,
  { before, after }: TwoPlans,
  { site, publicUrl, timeZone }: MailContext,
  now: string,
): Mail {
  const begins = (event: Plan) => inWords(event.start_date, timeZone);
  const ends = (event: Plan) => event.end_date && inWords(event.end_date, timeZone);
  const where = replaced(before.location, after.location);
  const online = replaced(before.online_link, after.online_link);
  const title = subjectWords(after.title);
  const moved = [
    `You are registered for "${after.title}". The time or the place has changed.`,
    '',
    `Begins: ${replaced(begins(before), begins(after))}`,
    ...(after.end_date === null ? [] : [`Ends: ${replaced(ends(before), ends(after))}`]),
    ...(where === '' ? [] : [`Where: ${where}`]),
    ...(online === '' ? [] : [`Online: ${online}`]),
    ...(after.is_public ? [`More: ${publicUrl}${addresses.event(after.id)}`] : []),
    '',
    'Your place is still reserved. If you can no longer come, please tell us so that someone else can have it.',
  ];
  const cancelled = [
    `You are registered for "${before.title}" on ${begins(before)}. We are sorry: it has been cancelled.`,
    '',
    'If you have a question, reply to this e-mail.',
  ];
  return {
    ...acknowledgement(
      email,
      `${site.name}: ${title} ${change === 'moved' ? 'has changed' : 'does not take place'}`,
      ['Hello,', '', ...(change === 'moved' ? moved : cancelled), '', site.name, publicUrl],
      now,
    ),
    ...answersTo(site),
  };
}

/** Tells a person that staff have cancelled their registration. */
export function cancellation(
  email: string,
  event: RegisteredEvent,
  { site, publicUrl, timeZone }: MailContext,
  now: string,
): Mail {
  return {
    ...acknowledgement(
      email,
      `${site.name}: your registration for ${subjectWords(event.title)} is cancelled`,
      [
        'Hello,',
        '',
        `Your registration for "${event.title}" on ${inWords(event.start_date, timeZone)} is cancelled. Your place is now free for someone else.`,
        '',
        'If this is a mistake, reply to this e-mail.',
        '',
        site.name,
        publicUrl,
      ],
      now,
    ),
    ...answersTo(site),
  };
}
