import {
  type ContactMessage,
  type ContactQuery,
  contactQuery,
  contactStatusLabels,
  subjectTypeLabels,
} from '../../../domain/contact-message.ts';
import { contactCalls } from '../../enquiry-calls.ts';
import { optionsOf } from '../enquiries/EnquiryTools.tsx';
import { contains } from '../list/list-address.ts';
import type { ListDescription, Wanted } from '../list/list-description.ts';
import { ask } from '../session/ask.ts';

/** Begins the key of the list of contact messages, and of each of them. */
export const everyMessage = ['contacts'];

export const typeOptions = optionsOf('All Types', subjectTypeLabels);
export const statusOptions = optionsOf('All Status', contactStatusLabels);

const filters = contactQuery.pick({ status: true, subject_type: true }).catch({});
type Filters = Pick<ContactQuery, 'status' | 'subject_type'>;

/** The filters in the address, unless somebody has mistyped them there. */
function filtersOf({ filter }: Pick<Wanted, 'filter'>): Filters {
  return filters.parse({ status: filter('status') || undefined, subject_type: filter('type') || undefined });
}

export const messageList: ListDescription<ContactMessage, Filters> = {
  queryKey: everyMessage,
  load: (query, wanted) => contactCalls.list(ask, { ...query, ...wanted }),
  filters: ['status', 'type'],
  matches(it, wanted) {
    const { status, subject_type } = filtersOf(wanted);
    return (
      contains([it.name, it.email, it.subject], wanted.search) &&
      (status === undefined || it.status === status) &&
      (subject_type === undefined || it.subject_type === subject_type)
    );
  },
  parameters: filtersOf,
  ordering: { name: 'name', subject_type: 'subject_type', status: 'status', created_at: 'created_at' },
};
