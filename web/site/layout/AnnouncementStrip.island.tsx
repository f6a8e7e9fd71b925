import { request } from '../../request.ts';
import { Spinner } from '../../ui/imigongo/Spinner.tsx';
import { useSection } from '../components/useSection.ts';
import { useTabReturn } from '../components/useTabReturn.ts';
import { island } from '../island.tsx';
import { expectList, type Section } from '../section.ts';
import { AnnouncementsFailed } from './AnnouncementsFailed.tsx';
import { AnnouncementTurner } from './AnnouncementTurner.tsx';
import { type ShownAnnouncement, shownAnnouncement } from './shown-announcement.ts';

interface AnnouncementStripProps {
  first: Section<ShownAnnouncement[]>;
  /** Milliseconds for which each is shown. */
  rotation: number;
  page: string;
}

const slogan = 'Join our mission — Empower communities — Fair trade products — Make a difference — Transform lives';

async function load(): Promise<ShownAnnouncement[]> {
  const found = await request('GET /announcements/active/');
  return expectList(found, 'Fetched data is not valid').map(shownAnnouncement);
}

/** Today's announcements. Loaded again when the visitor comes back to the tab. */
function AnnouncementStrip({ first, rotation, page }: AnnouncementStripProps) {
  const [announcements, refetch] = useSection(first, load, 'Failed to fetch announcements. Please try again.');
  useTabReturn(refetch);
  return (
    <section aria-label="Announcements" className="strip">
      {announcements.state === 'loading' ? <Spinner size="small">Loading announcements...</Spinner> : null}
      {announcements.state === 'failed' ? (
        <AnnouncementsFailed message={announcements.message} page={page} onTryAgain={refetch} />
      ) : null}
      {announcements.state === 'loaded' && announcements.data.length > 0 ? (
        <AnnouncementTurner announcements={announcements.data} rotation={rotation} />
      ) : null}
      {announcements.state === 'loaded' && announcements.data.length === 0 ? (
        <p className="py-2.5 font-semibold">{slogan}</p>
      ) : null}
    </section>
  );
}

export default island('layout/AnnouncementStrip', AnnouncementStrip);
