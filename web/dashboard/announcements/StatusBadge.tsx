import { type Announcement, type AnnouncementStatus, announcementStatus } from '../../../domain/announcement.ts';
import { Badge, type BadgeTone } from '../list/Badge.tsx';
import { useNow } from '../time/now.ts';

const tones: Record<AnnouncementStatus, BadgeTone> = { Active: 'success', Inactive: 'quiet', Expired: 'warning' };

/** Whether visitors see it at this moment. */
export function StatusBadge({ announcement }: { announcement: Announcement }) {
  const status = announcementStatus(announcement, useNow());
  return <Badge tone={tones[status]}>{status}</Badge>;
}
