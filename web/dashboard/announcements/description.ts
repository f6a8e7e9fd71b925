import { type Announcement, type AnnouncementQuery, announcementStatus } from '../../../domain/announcement.ts';
import { contains } from '../list/list-address.ts';
import type { ListDescription } from '../list/list-description.ts';
import { request } from '../session/request.ts';
import { everyAnnouncement } from './calls.ts';

/** Every announcement that is not in the trash. `active` is "Active only". */
export const announcementList: ListDescription<Announcement, Pick<AnnouncementQuery, 'status'>> = {
  queryKey: everyAnnouncement,
  load: (query, filters) => request('GET /announcements/', { query: { ...query, ...filters } }),
  filters: ['active'],
  matches: (it, { search, filter }) =>
    contains([it.title, it.message], search) &&
    (filter('active') === '' || announcementStatus(it, new Date()) === 'Active'),
  parameters: ({ filter }) => ({ status: filter('active') === '' ? undefined : 'Active' }),
  ordering: { title: 'title', created_at: 'created_at', show_until: 'show_until' },
};
