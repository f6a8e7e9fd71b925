import './site.css';
import { createElement } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { fetchAhead } from './fetch-ahead.ts';
import { hasQueuedMessages } from './forms/queued.ts';
import type { Island } from './island.tsx';
import { layOutRest } from './lay-out.ts';
import { showPlaceholders } from './placeholders.ts';
import { whenIdle } from './when-idle.ts';

/** Lets the pages a visitor has read be read again without a network. Only in the built site. */
function keepForOffline(): void {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  navigator.serviceWorker.register('/service-worker.js').catch(() => {
    // Some browsers refuse it in private windows; the site works without.
  });
}

/** The layout's islands stand on every page and come with this file; each of the others comes when a page has it. */
const ofTheLayout = import.meta.glob<Island<object>>('./layout/*.island.tsx', { eager: true, import: 'default' });
const others = import.meta.glob<Island<object>>(['./**/*.island.tsx', '!./layout/*'], { import: 'default' });

async function wake(element: HTMLElement): Promise<void> {
  const { island: name, props } = element.dataset;
  const path = `./${name}.island.tsx`;
  const island = ofTheLayout[path] ?? (await others[path]?.());
  if (!island || props === undefined) return;
  hydrateRoot(element, createElement(island.component, JSON.parse(props)));
  delete element.dataset.island;
  element.dataset.hydrated = '';
}

/** The form at the end of the page is far from where reading begins, so its script loads when a visitor scrolls near it. */
function whenNear(footer: Element, wakeUp: () => void): void {
  const observer = new IntersectionObserver(
    (entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
      observer.disconnect();
      wakeUp();
    },
    { rootMargin: '400px' },
  );
  observer.observe(footer);
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

for (const element of document.querySelectorAll<HTMLElement>('[data-island]')) {
  let asleep = true;
  const once = () => {
    if (!asleep) return;
    asleep = false;
    wake(element).catch(() => {
      // Its script did not come: the network is away. The next touch tries again.
      asleep = true;
    });
  };
  for (const touch of ['pointerover', 'focusin', 'touchstart'] as const) {
    element.addEventListener(touch, once, { passive: true });
  }
  // An island has no box of its own to look at.
  const footer = element.closest('footer');
  if (footer) whenNear(footer, once);
  else whenIdle(once);
}

showPlaceholders();
layOutRest();
fetchAhead();
whenIdle(sendQueued);
window.addEventListener('online', sendQueued);
// After all else: it fetches a page of its own.
whenIdle(keepForOffline);
