import { minuteOf } from '../../domain/calendar.ts';
import type { ContactMessage } from '../../domain/contact-message.ts';
import type { DonationInterest } from '../../domain/donation-interest.ts';
import type { Language } from '../../domain/languages.ts';
import type { TableColumn } from '../../domain/table-file.ts';
import { catalogues } from '../../locales/catalogues.ts';

// The tables of enquiries that are saved as files: spec section 7. Moments are as the clocks of the time zone show them.

export function donationColumns(language: Language, timeZone: string): TableColumn<DonationInterest>[] {
  const { donate, records } = catalogues[language];
  const { headings } = records;
  return [
    { heading: headings.name, cell: (it) => it.full_name },
    { heading: headings.email, cell: (it) => it.email },
    { heading: headings.organization, cell: (it) => it.organization },
    { heading: headings.type, cell: (it) => donate.donationTypes[it.donation_type] },
    { heading: headings.amount, cell: (it) => it.estimated_amount },
    { heading: headings.message, cell: (it) => it.message },
    { heading: headings.contactMethod, cell: (it) => donate.contactMethods[it.preferred_contact_method] },
    { heading: headings.createdAt, kind: 'moment', cell: (it) => minuteOf(new Date(it.created_at), timeZone) },
  ];
}

export function contactColumns(language: Language, timeZone: string): TableColumn<ContactMessage>[] {
  const { contact, records } = catalogues[language];
  const { headings } = records;
  return [
    { heading: headings.name, cell: (it) => it.name },
    { heading: headings.email, cell: (it) => it.email },
    { heading: headings.phone, kind: 'telephone', cell: (it) => it.phone },
    { heading: headings.subjectType, cell: (it) => contact.subjectTypes[it.subject_type] },
    { heading: headings.subject, cell: (it) => it.subject },
    { heading: headings.message, cell: (it) => it.message },
    { heading: headings.status, cell: (it) => records.contactStatuses[it.status] },
    { heading: headings.createdAt, kind: 'moment', cell: (it) => minuteOf(new Date(it.created_at), timeZone) },
  ];
}
