import './main-language.ts';
import './site.css';
import { watchReading } from './blog/article/reading.ts';
import { follow } from './components/follow.ts';
import { fetchAhead } from './fetch-ahead.ts';
import { hasQueuedMessages } from './forms/queued.ts';
import { layOutRest } from './lay-out.ts';
import { turnAnnouncements } from './layout/announcement-turning.ts';
import { offerLanguage } from './layout/language-offer.ts';
import { watchNavigation } from './layout/navigation-bar.ts';
import { showPlaceholders } from './placeholders.ts';
import { asleepAround, touch, watchIslands } from './wake.ts';
import { whenIdle } from './when-idle.ts';

// The script of every page. It is small: React comes with the first island that is needed.

/** Lets the pages a visitor has read be read again without a network. Only in the built site. */
function keepForOffline(): void {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  navigator.serviceWorker.register('/service-worker.js').catch(() => {
    // Some browsers refuse it in private windows; the site works without.
  });
}

/** Sends messages that were queued without a network. */
function sendQueued(): void {
  if (!hasQueuedMessages()) return;
  import('./forms/queued-messages.ts')
    .then(({ sendQueuedMessages }) => sendQueuedMessages())
    .catch(() => {
      // They wait for the next page, or for the network to come back.
    });
}

/** Presses a button that needs this script again, if it was pressed before the script came. Islands have their own way. */
function pressAgain({ type, target }: Event): void {
  if (type !== 'click' || !(target instanceof Element) || asleepAround(target)) return;
  target.closest<HTMLElement>('button[type="button"]')?.click();
}

const cameFromHere = () => history.length > 1 && document.referrer.startsWith(`${location.origin}/`);

/** Elements with `data-back` lead back in the history: a button always, a link if the page before was one of ours. */
function watchWaysBack(): void {
  document.addEventListener('click', (event) => {
    const way = event.target instanceof Element ? event.target.closest('[data-back]') : null;
    if (way && (way instanceof HTMLButtonElement || cameFromHere())) follow(event, () => history.back());
  });
}

/** Staff who are signed in get a link to where the page is written. The page itself is the same for everybody. */
function offerToEdit(): void {
  try {
    if (localStorage.getItem('user') === null) return;
  } catch {
    return;
  }
  import('./layout/edit-link.ts')
    .then(({ showEditLink }) => showEditLink())
    .catch(() => {
      // The next page tries again; the dashboard leads there too.
    });
}

/** Begins, with what the visitor has touched before this script came. */
export function start(touched: readonly Event[]): void {
  watchIslands();
  for (const event of touched) void touch(event);
  watchNavigation();
  turnAnnouncements();
  watchWaysBack();
  watchReading();
  offerLanguage();
  showPlaceholders();
  layOutRest();
  fetchAhead();
  for (const event of touched) pressAgain(event);
  whenIdle(sendQueued);
  whenIdle(offerToEdit);
  window.addEventListener('online', sendQueued);
  // After all else: it fetches a page of its own.
  whenIdle(keepForOffline);
}
