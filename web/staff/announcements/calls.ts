import { queryOptions } from '@tanstack/react-query';
import type { Announcement } from '../../../domain/announcement.ts';
import { deleteAnnouncement, restoreAnnouncement, trashedAnnouncements } from '../../api.ts';
import { useTrash } from '../list/trash.ts';
import { ask } from '../session/ask.ts';

/** Begins the key of every list of announcements. */
export const everyAnnouncement = ['announcements'];

export const announcementsInTrash = queryOptions({
  queryKey: [...everyAnnouncement, 'trash'],
  queryFn: () => trashedAnnouncements(ask),
});

export function useAnnouncementTrash() {
  return useTrash<Announcement>({
    queryKey: everyAnnouncement,
    remove: (id) => deleteAnnouncement(ask, id),
    restore: (id) => restoreAnnouncement(ask, id),
    texts: {
      removed: ({ title }) => `Announcement "${title}" moved to the trash.`,
      restored: ({ title }) => `Announcement "${title}" restored.`,
    },
  });
}
