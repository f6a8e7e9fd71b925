import { queryOptions } from '@tanstack/react-query';
import type { Announcement } from '../../../domain/announcement.ts';
import { itemsOf } from '../../list-reply.ts';
import { useTrash } from '../list/trash.ts';
import { request } from '../session/request.ts';

/** Begins the key of every list of announcements. */
export const everyAnnouncement = ['announcements'];

export const announcementsInTrash = queryOptions({
  queryKey: [...everyAnnouncement, 'trash'],
  queryFn: async () => itemsOf(await request('GET /announcements/', { query: { trash: true } })),
});

export function useAnnouncementTrash() {
  return useTrash<Announcement>({
    queryKey: everyAnnouncement,
    remove: (id) => request('DELETE /announcements/{id}/', { parameters: { id } }),
    restore: (id) => request('POST /announcements/{id}/restore/', { parameters: { id } }),
    texts: {
      removed: ({ title }) => `Announcement "${title}" moved to the trash.`,
      restored: ({ title }) => `Announcement "${title}" restored.`,
    },
  });
}
