import {
  type ContactMessage,
  type ContactQuery,
  contactQuery,
  contactStatusLabels,
  subjectTypeLabels,
} from '../../../domain/contact-message.ts';
import { optionsOf } from '../enquiries/EnquiryTools.tsx';
import { contains } from '../list/list-address.ts';
import type { ListDescription, Wanted } from '../list/list-description.ts';
import { request } from '../session/request.ts';

/** Begins the key of the list of contact messages, and of each of them. */
export const everyMessage = ['contacts'];

export const typeOptions = optionsOf('All Types', subjectTypeLabels);
export const statusOptions = optionsOf('All Status', contactStatusLabels);

const { status, subject_type } = contactQuery.shape;
type Filters = Pick<ContactQuery, 'status' | 'subject_type'>;

/** The filters in the address; one that somebody has mistyped there stands for none. */
const filtersOf = ({ filter }: Pick<Wanted, 'filter'>): Filters => ({
  status: status.safeParse(filter('status')).data,
  subject_type: subject_type.safeParse(filter('type')).data,
});

export const messageList: ListDescription<ContactMessage, Filters> = {
  queryKey: everyMessage,
  load: (query, wanted) => request('GET /admin-contacts/', { query: { ...query, ...wanted } }),
  filters: ['status', 'type'],
  matches(it, wanted) {
    const filters = filtersOf(wanted);
    return (
      contains([it.name, it.email, it.subject], wanted.search) &&
      (filters.status === undefined || it.status === filters.status) &&
      (filters.subject_type === undefined || it.subject_type === filters.subject_type)
    );
  },
  parameters: filtersOf,
  ordering: { name: 'name', subject_type: 'subject_type', status: 'status', created_at: 'created_at' },
};
