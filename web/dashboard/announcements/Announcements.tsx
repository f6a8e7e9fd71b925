import * as words from '#locale/dashboard/announcements.ts';
import {
  type AnnouncementQuery,
  type AnnouncementStatus,
  announcementStatus,
  announcements,
  type StaffAnnouncement,
} from '../../../domain/collections/announcements.ts';
import { CollectionScreen, type OwnScreenPieces } from '../collections/CollectionScreen.tsx';
import { Badge, type BadgeTone } from '../list/Badge.tsx';
import { useNow } from '../time/now.ts';

const tones: Record<AnnouncementStatus, BadgeTone> = { Active: 'success', Inactive: 'quiet', Expired: 'warning' };

/** Whether visitors see it at this moment. */
function StatusBadge({ announcement }: { announcement: StaffAnnouncement }) {
  const status = announcementStatus(announcement, useNow());
  return <Badge tone={tones[status]}>{words.statuses[status]}</Badge>;
}

const own: OwnScreenPieces<StaffAnnouncement, AnnouncementQuery> = {
  cells: { status: (it) => <StatusBadge announcement={it} /> },
  filters: [{ kind: 'checkbox', name: 'status', label: words.activeOnly, value: 'Active' }],
};

/** The announcements in the strip above every public page: present, past and future. */
export const Announcements = () => <CollectionScreen collection={announcements} own={own} />;
