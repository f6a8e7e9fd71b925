import { useEffect } from 'react';
import * as words from '#locale/layout.ts';
import type { Announcement } from '../../../domain/collections/announcements.ts';
import { request } from '../../request.ts';
import { Spinner } from '../../ui/imigongo/Spinner.tsx';
import { addresses } from '../addresses.ts';
import { Dots } from '../components/Dots.tsx';
import { Icon } from '../components/Icon.tsx';
import { IconButton } from '../components/IconButton.tsx';
import { TryAgain } from '../components/TryAgain.tsx';
import { useSection } from '../components/useSection.ts';
import { useTabReturn } from '../components/useTabReturn.ts';
import { island, type Wakes } from '../island.tsx';
import { useLed } from '../page-leads.ts';
import { expectList, type Section } from '../section.ts';
import { langOf } from '../untranslated.ts';
import { turnAnnouncements } from './announcement-turning.ts';

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

/** An announcement's text and the buttons beside it, which `announcement-turning.ts` brings to life. */
function AnnouncementTurner({ announcements, rotation }: AnnouncementTurnerProps) {
  const count = announcements.length;
  const all = useLed()(addresses.announcements);
  const tickers = announcements.map((announcement, place) => (
    <Ticker
      key={announcement.id}
      title={announcement.title}
      message={announcement.message}
      lang={langOf(announcement, 'message')}
      isHidden={place > 0}
      duration={Math.round(Math.max(rotation, readingTime(announcement)))}
    />
  ));
  return (
    <>
      {/* Read aloud only when the visitor turned to it: what turns by itself would interrupt. */}
      <div aria-live="off" aria-atomic="true" className="strip-text">
        {all === null ? (
          <div className="strip-link">{tickers}</div>
        ) : (
          <a href={all} className="strip-link">
            {tickers}
            <span className="strip-all">{count > 1 ? words.readAll(count) : words.readMore}</span>
          </a>
        )}
      </div>
      {count > 1 ? (
        <>
          <Dots
            count={count}
            index={0}
            label={(place) => words.showAnnouncement(place, count)}
            className="strip-dots with-script"
          />
          <div className="strip-buttons with-script">
            <IconButton icon="previous" label={words.previousAnnouncement} className="strip-previous max-sm:hidden" />
            <IconButton icon="pause" label={words.pauseAnnouncements} className="strip-pause" />
            <IconButton icon="play" label={words.resumeAnnouncements} className="strip-resume" isHidden />
            <IconButton icon="next" label={words.nextAnnouncement} className="strip-next max-sm:hidden" />
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
  isHidden: boolean;
  /** Milliseconds for which it is shown where it turns. */
  duration: number;
}

/** Letters that people read in a second: 238 words a minute (Brysbaert 2019), six letters a word with its space. */
const LETTERS_READ_A_SECOND = 24;

/** The time for reading an announcement (ms). */
const readingTime = ({ title, message }: ShownAnnouncement) =>
  ((title.length + message.length) / LETTERS_READ_A_SECOND) * 1000;

/** The speed in letters per second, and the maximum number of letters in the widest strip: about seven pixels each. */
const LETTERS_A_SECOND = 8;
const WIDEST = 120;

/** Seconds in which one copy of the text passes. Each has its class, since the page's policy allows no style in it. */
const passes = [5, 10, 20, 40, 80, 160];

/**
 * A line of text that runs slowly past, its end followed by its beginning. Paused, it stands still and is shown whole. On a
 * phone it does not run: its first two lines are shown.
 */
function Ticker({ title, message, lang, isHidden, duration }: TickerProps) {
  const letters = title.length + message.length + 6;
  const pass = passes.find((seconds) => seconds * LETTERS_A_SECOND >= letters) ?? passes.at(-1);
  return (
    <div lang={lang} hidden={isHidden} data-duration={duration} className={`ticker ticker-moving ticker-${pass}`}>
      <p className="ticker-copy">
        <strong>{title}</strong>
        <span>{message}</span>
      </p>
      {Array.from({ length: 1 + Math.ceil(WIDEST / letters) }, (_, copy) => (
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
export type ShownAnnouncement = Pick<Announcement, 'id' | 'title' | 'message' | 'untranslated' | 'written_in'>;

export function shownAnnouncement({ id, title, message, untranslated, written_in }: Announcement): ShownAnnouncement {
  return { id, title, message, untranslated, written_in };
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
  // What has changed is a strip of its own: script has changed the one of before.
  const content = JSON.stringify(announcements);
  // biome-ignore lint/correctness/useExhaustiveDependencies: it is another content that begins to turn
  useEffect(turnAnnouncements, [content]);
  return (
    <section key={content} aria-label={words.announcements} className="strip">
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

/** Announcements turn without React. A touch wakes the strip only where they failed to load, for “Try Again”. */
const whenToWake = ({ first }: AnnouncementStripProps): Wakes =>
  first.state === 'failed' ? 'returned' : 'returned-only';

export default island('layout/AnnouncementStrip', AnnouncementStrip, { wakes: whenToWake });
