import { addresses, staffAddresses } from '../../domain/addresses.ts';
import type { EventRegistrationInput } from '../../domain/event-registration.ts';
import type { SiteSettings } from '../../domain/site.ts';
import type { Mail } from '../database/unit-of-work.ts';
import { acknowledgement, notice, subjectWords } from '../forms/mails.ts';
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
        Organization: organization,
      },
      link: `${publicUrl}${staffAddresses.eventRegistrations(event.id)}`,
    },
    now,
  );
}

/** To whoever takes part: in what, when and where. */
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
      'If you cannot come, or did not register, please tell us, so that somebody else can have the place.',
      '',
      site.name,
      publicUrl,
    ],
    now,
  );
}
