import * as words from '#locale/layout.ts';
import type { Announcement } from '../../../domain/collections/announcements.ts';
import { request } from '../../request.ts';
import { Spinner } from '../../ui/imigongo/Spinner.tsx';
import { addresses } from '../addresses.ts';
import { Dots } from '../components/Dots.tsx';
import { Icon } from '../components/Icon.tsx';
import { IconButton } from '../components/IconButton.tsx';
import { TryAgain } from '../components/TryAgain.tsx';
import { useRotation } from '../components/useRotation.ts';
import { useSection } from '../components/useSection.ts';
import { useTabReturn } from '../components/useTabReturn.ts';
import { island, type Wakes } from '../island.tsx';
import { expectList, type Section } from '../section.ts';
import { langOf } from '../untranslated.ts';

interface AnnouncementsFailedProps {
  /** The error, in words for visitors. */
  message: string;
  page: string;
  onTryAgain: () => void;
}

/** The strip when the announcements did not come. */
function AnnouncementsFailed({ message, page, onTryAgain }: AnnouncementsFailedProps) {
  return (
    <div className="flex flex-wrap items-center gap-x-3 max-sm:py-1">
      <p className="flex items-center gap-2 font-semibold text-warning">
        <Icon name="warning" className="size-5 shrink-0" />
        {words.unableToLoadAnnouncements}
      </p>
      <p className="text-muted max-sm:sr-only">{message}</p>
      <TryAgain page={page} onTryAgain={onTryAgain} />
    </div>
  );
}

interface AnnouncementTurnerProps {
  announcements: ShownAnnouncement[];
  rotation: number;
}

/**
 * One announcement at a time, which leads to the page of all. Where there are several they follow each other, and the
 * visitor can turn and hold them.
 */
function AnnouncementTurner({ announcements, rotation }: AnnouncementTurnerProps) {
  const { index, byHand, paused, show, togglePause } = useRotation(announcements.length, (place) =>
    Math.max(rotation, readingTime(announcements[place])),
  );
  const shown = announcements[index];
  if (!shown) return null;
  return (
    <>
      {/* Read aloud only when the visitor turned to it: what turns by itself would interrupt. */}
      <div aria-live={byHand ? 'polite' : 'off'} aria-atomic="true" className="strip-text">
        <a href={addresses.announcements} className="strip-link">
          <Ticker
            key={shown.id}
            title={shown.title}
            message={shown.message}
            lang={langOf(shown, 'message')}
            moving={!paused}
          />
          <span className="strip-all">
            {announcements.length > 1 ? words.readAll(announcements.length) : words.readMore}
          </span>
        </a>
      </div>
      {announcements.length > 1 ? (
        <>
          <Dots
            count={announcements.length}
            index={index}
            label={(place) => words.showAnnouncement(place, announcements.length)}
            onChoose={show}
            className="strip-dots with-script"
          />
          <div className="strip-buttons with-script">
            <IconButton
              icon="previous"
              label={words.previousAnnouncement}
              onClick={() => show(index - 1)}
              className="max-sm:hidden"
            />
            <IconButton
              icon={paused ? 'play' : 'pause'}
              label={paused ? words.resumeAnnouncements : words.pauseAnnouncements}
              onClick={togglePause}
            />
            <IconButton
              icon="next"
              label={words.nextAnnouncement}
              onClick={() => show(index + 1)}
              className="max-sm:hidden"
            />
          </div>
        </>
      ) : null}
    </>
  );
}

interface TickerProps {
  title: string;
  message: string;
  lang?: string | undefined;
  moving: boolean;
}

/** Letters that people read in a second: 238 words a minute (Brysbaert 2019), six letters a word with its space. */
const LETTERS_READ_A_SECOND = 24;

/** The time for reading an announcement (ms). */
function readingTime(announcement: ShownAnnouncement | undefined): number {
  const { title = '', message = '' } = announcement ?? {};
  return ((title.length + message.length) / LETTERS_READ_A_SECOND) * 1000;
}

/** The speed in letters per second, and the maximum number of letters in the widest strip: about seven pixels each. */
const LETTERS_A_SECOND = 8;
const WIDEST = 120;

/** Seconds in which one copy of the text passes. Each has its class, since the page's policy allows no style in it. */
const durations = [5, 10, 20, 40, 80, 160];

/**
 * A line of text that runs slowly past, its end followed by its beginning. Paused, it stands still and is shown whole. On a
 * phone it does not run: its first two lines are shown.
 */
export function Ticker({ title, message, lang, moving }: TickerProps) {
  const letters = title.length + message.length + 6;
  const duration = durations.find((seconds) => seconds * LETTERS_A_SECOND >= letters) ?? durations.at(-1);
  const copies = moving ? 1 + Math.ceil(WIDEST / letters) : 0;
  return (
    <div lang={lang} className={`ticker ${moving ? `ticker-moving ticker-${duration}` : ''}`}>
      <p className="ticker-copy">
        <strong>{title}</strong>
        <span>{message}</span>
      </p>
      {Array.from({ length: copies }, (_, copy) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the copies are all the same
        <p key={copy} aria-hidden="true" className="ticker-copy ticker-again">
          <strong>{title}</strong>
          <span>{message}</span>
        </p>
      ))}
    </div>
  );
}

/** As much of an announcement as the strip needs. */
export type ShownAnnouncement = Pick<Announcement, 'id' | 'title' | 'message' | 'untranslated'>;

export function shownAnnouncement({ id, title, message, untranslated }: Announcement): ShownAnnouncement {
  return { id, title, message, untranslated };
}

interface AnnouncementStripProps {
  first: Section<ShownAnnouncement[]>;
  /** The least milliseconds for which each is shown. */
  rotation: number;
  page: string;
}

async function load(): Promise<ShownAnnouncement[]> {
  const found = await request('GET /announcements/active/');
  return expectList(found, words.announcementsNotValid).map(shownAnnouncement);
}

/** Today's announcements. Loaded again when the visitor comes back to the tab. */
function AnnouncementStrip({ first, rotation, page }: AnnouncementStripProps) {
  const [announcements, refetch] = useSection(first, load, words.failedToFetchAnnouncements);
  useTabReturn(refetch);
  return (
    <section aria-label={words.announcements} className="strip">
      {announcements.state === 'loading' ? <Spinner size="small">{words.loadingAnnouncements}</Spinner> : null}
      {announcements.state === 'failed' ? (
        <AnnouncementsFailed message={announcements.message} page={page} onTryAgain={refetch} />
      ) : null}
      {announcements.state === 'loaded' && announcements.data.length > 0 ? (
        <AnnouncementTurner announcements={announcements.data} rotation={rotation} />
      ) : null}
      {announcements.state === 'loaded' && announcements.data.length === 0 ? (
        <p className="py-0.5 font-semibold sm:py-2.5">{words.slogan}</p>
      ) : null}
    </section>
  );
}

/** Of several announcements the second follows on time if the strip wakes halfway through the first. A single one never turns. */
const whenToWake = ({ first, rotation }: AnnouncementStripProps): Wakes =>
  first.state === 'loaded' && first.data.length > 1 ? Math.max(rotation, readingTime(first.data[0])) / 2 : 'returned';

export default island('layout/AnnouncementStrip', AnnouncementStrip, { wakes: whenToWake });
