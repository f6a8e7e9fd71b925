import type { Announcement } from '../../../domain/announcement.ts';

/** As much of an announcement as the strip needs. */
export type ShownAnnouncement = Pick<Announcement, 'id' | 'title' | 'message'>;

export function shownAnnouncement({ id, title, message }: Announcement): ShownAnnouncement {
  return { id, title, message };
}
