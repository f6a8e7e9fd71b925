import { minuteOf } from './calendar.ts';
import { type ContactMessage, contactStatusLabels, subjectTypeLabels } from './contact-message.ts';
import { contactMethodLabels, type DonationInterest, donationTypeLabels } from './donation-interest.ts';
import type { TableColumn } from './table-file.ts';

/** A table that is saved as a file: its name without an ending, and its columns with moments as the clocks of the time zone show them. */
export interface EnquiryFile<Row> {
  name: string;
  columns(timeZone: string): readonly TableColumn<Row>[];
}

/** Spec section 7. */
export const donationFile: EnquiryFile<DonationInterest> = {
  name: 'donations',
  columns: (timeZone) => [
    { heading: 'Name', cell: (it) => it.full_name },
    { heading: 'Email', cell: (it) => it.email },
    { heading: 'Organization', cell: (it) => it.organization },
    { heading: 'Type', cell: (it) => donationTypeLabels[it.donation_type] },
    { heading: 'Amount', cell: (it) => it.estimated_amount },
    { heading: 'Message', cell: (it) => it.message },
    { heading: 'Contact Method', cell: (it) => contactMethodLabels[it.preferred_contact_method] },
    { heading: 'Created At', kind: 'moment', cell: (it) => minuteOf(new Date(it.created_at), timeZone) },
  ],
};

/** Spec section 7. */
export const contactFile: EnquiryFile<ContactMessage> = {
  name: 'contacts',
  columns: (timeZone) => [
    { heading: 'Name', cell: (it) => it.name },
    { heading: 'Email', cell: (it) => it.email },
    { heading: 'Phone', kind: 'telephone', cell: (it) => it.phone },
    { heading: 'Subject Type', cell: (it) => subjectTypeLabels[it.subject_type] },
    { heading: 'Subject', cell: (it) => it.subject },
    { heading: 'Message', cell: (it) => it.message },
    { heading: 'Status', cell: (it) => contactStatusLabels[it.status] },
    { heading: 'Created At', kind: 'moment', cell: (it) => minuteOf(new Date(it.created_at), timeZone) },
  ],
};
