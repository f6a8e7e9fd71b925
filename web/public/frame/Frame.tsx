import type { ReactNode } from 'react';
import type { Announcement } from '../../../domain/announcement.ts';
import type { SiteSettings } from '../../../domain/site.ts';
import type { Section } from '../section.ts';

interface FrameProps {
  site: SiteSettings;
  announcements: Section<Announcement[]>;
  /** The address of the page, as asked for. */
  path: string;
  children: ReactNode;
}

/** What surrounds every public page: top bar, navigation, footer. */
export function Frame({ announcements, children }: FrameProps) {
  return <><header>{announcements.state === 'loaded' ? announcements.data.map((a) => <p key={a.id}>{a.title} {a.message}</p>) : announcements.message}</header>{children}</>;
}
