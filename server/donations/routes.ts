import { openIn, staffAddresses } from '../../domain/addresses.ts';
import { dayOf, minuteOf } from '../../domain/calendar.ts';
import type { Language } from '../../domain/languages.ts';
import type { SiteSettings } from '../../domain/site.ts';
import { type DonationInterest, donations } from '../../domain/submissions/donations.ts';
import type { TableColumn } from '../../domain/table-file.ts';
import { catalogues } from '../../locales/catalogues.ts';
import { subjectWords } from '../forms/mails.ts';
import { type Endpoint, implement } from '../http/endpoint.ts';
import type { Services } from '../services.ts';
import { changeSubmission, staffEndpoints } from '../submissions/endpoints.ts';
import { formEndpoint } from '../submissions/form.ts';
import { replyTo } from '../submissions/replies.ts';
import {
  addDonationNote,
  donationReplies,
  donationStore,
  listAssignees,
  readDonationBoard,
  setFollowUp,
} from './store.ts';

/** The columns of the table as a file: spec section 7. */
function columns(language: Language, timeZone: string): TableColumn<DonationInterest>[] {
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

const served = { ...donations, store: donationStore, columns };

const answered = {
  ...served,
  replies: donationReplies,
  addressee: ({ email }: DonationInterest, language: Language, { name }: SiteSettings) => ({
    email,
    subject: catalogues[language].mails.interestReceivedSubject(name),
  }),
};

/** The calls for donation interests: those of every submission, the replies, notes and plans of staff, and the board. */
export function donationRoutes(services: Services): Endpoint[] {
  return [
    formEndpoint(services, donations, donationStore, {
      toStaff: (id, interest, { donate, staffMails }) => ({
        subject: staffMails.newInterest(subjectWords(interest.full_name)),
        fields: {
          name: interest.full_name,
          email: interest.email,
          phone: interest.phone,
          organization: interest.organization,
          kind: donate.donationTypes[interest.donation_type],
          amount: interest.estimated_amount,
          reachedBy: donate.contactMethods[interest.preferred_contact_method],
          bestTime: interest.best_contact_time,
        },
        text: interest.message,
        link: `${services.config.publicUrl}${openIn(staffAddresses.donations, id)}`,
      }),
      toVisitor: (mails, site) => ({ subject: mails.interestReceivedSubject(site), thanks: mails.interestReceived }),
    }),
    ...staffEndpoints(services, served),
    implement('GET /admin-donations/assignees/', () => listAssignees(services.db)),
    implement('GET /admin-donations/board/', ({ query, now }) =>
      readDonationBoard(services.db, query, dayOf(now, services.config.timeZone)),
    ),
    implement('POST /admin-donations/{id}/replies/', ({ currentUser, parameters: { id }, body }) =>
      replyTo(services, answered, currentUser.userId, id, body),
    ),
    implement('POST /admin-donations/{id}/notes/', ({ currentUser, parameters: { id }, body }) =>
      changeSubmission(services, served, currentUser.userId, id, async (unit) => {
        await addDonationNote(unit, id, body.text, currentUser.userId);
        await unit.audit({ action: 'add_note', resource: donations.name, resourceId: id });
      }),
    ),
    implement('PATCH /admin-donations/{id}/follow-up/', ({ currentUser, parameters: { id }, body }) =>
      changeSubmission(services, served, currentUser.userId, id, async (unit, { assignee, next_action_on }) => {
        await setFollowUp(unit.db, id, body);
        const before = { assignee_id: assignee?.id ?? null, next_action_on };
        await unit.audit({
          action: 'edit',
          resource: donations.name,
          resourceId: id,
          before,
          after: { ...before, ...body },
        });
      }),
    ),
  ];
}
