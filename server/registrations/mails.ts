import type { EventRegistrationInput } from '../../domain/event-registration.ts';
import type { SiteSettings } from '../../domain/site.ts';
import { acknowledgement, notice, subjectWords } from '../forms/mails.ts';
import type { Mail } from '../mail/outbox.ts';
import { addresses, staffAddresses } from '../pages/addresses.ts';
import type { RegisteredEvent } from './store.ts';

export interface MailSurroundings {
  site: SiteSettings;
  publicUrl: string;
  timeZone: string;
}

const inWords = (moment: string, timeZone: string) =>
  new Intl.DateTimeFormat('en-GB', { dateStyle: 'full', timeStyle: 'short', timeZone }).format(new Date(moment));

/** To staff: who has registered. To the visitor: for what, when and where. */
export function registrationMails(
  { full_name, email, phone, organization }: EventRegistrationInput,
  event: RegisteredEvent,
  { site, publicUrl, timeZone }: MailSurroundings,
  now: string,
): Mail[] {
  const begins = inWords(event.start_date, timeZone);
  return [
    notice(
      {
        recipient: site.email,
        subject: `New registration: ${subjectWords(event.title)}`,
        fields: {
          Event: event.title,
          Begins: begins,
          Name: full_name,
          'E-mail': email,
          Phone: phone,
          Organization: organization,
        },
        link: `${publicUrl}${staffAddresses.events}`,
      },
      now,
    ),
    acknowledgement(
      email,
      `${site.name}: you are registered for ${subjectWords(event.title)}`,
      [
        'Hello,',
        '',
        `You are registered for "${event.title}".`,
        '',
        `Begins: ${begins}`,
        ...(event.location === '' ? [] : [`Where: ${event.location}`]),
        ...(event.online_link === null ? [] : [`Online: ${event.online_link}`]),
        `More: ${publicUrl}${addresses.event(event.id)}`,
        `For your calendar: ${publicUrl}/events/${event.id}.ics`,
        '',
        'If you cannot come, or did not register, please tell us, so that somebody else can have the place.',
        '',
        site.name,
        publicUrl,
      ],
      now,
    ),
  ];
}
