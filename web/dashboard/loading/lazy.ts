import { type ComponentType, lazy } from 'react';

/** Further tries for a part that did not arrive, and milliseconds between them. */
const TRIES = 3;
const PAUSE = 1500;

async function fetchPart<Part>(load: () => Promise<Part>, tries = TRIES): Promise<Part> {
  try {
    return await load();
  } catch (error) {
    if (tries === 0) throw error;
    await new Promise((resolve) => setTimeout(resolve, PAUSE));
    return fetchPart(load, tries - 1);
  }
}

/** However often it is asked for, it is fetched once; one that did not arrive is fetched anew. */
function fetchedOnce<Part>(load: () => Promise<Part>): () => Promise<Part> {
  let coming: Promise<Part> | undefined;
  return () => {
    coming ??= fetchPart(load).catch((error: unknown) => {
      coming = undefined;
      throw error;
    });
    return coming;
  };
}

/** A part and the way to fetch it before it is shown. */
function part<Props>(load: () => Promise<ComponentType<Props>>) {
  const once = fetchedOnce(load);
  const Part = lazy(async () => ({ default: await once() }));
  return { Part, fetch: () => void once().catch(() => undefined) };
}

// Safari has no idle callback; a short wait there lets the screen settle first.
const whenIdle = window.requestIdleCallback ?? ((callback: () => void) => setTimeout(callback, 500));

/**
 * A part that a screen can be read without, such as its form: it is not in the screen's first load, but fetched as soon
 * as the browser has nothing else to do, so that it is there when it is wanted. Show it within `Suspense`.
 */
export function lazyPart<Props>(load: () => Promise<ComponentType<Props>>) {
  const { Part, fetch } = part(load);
  whenIdle(fetch);
  return Part;
}

/** Delay before other screens are fetched (ms). No session ends in the first minute. */
const MUCH_LATER = 60_000;

/** A part that is hardly ever wanted, but has to be there then: fetched a minute after the dashboard was opened. */
export function lazyAfterAMinute<Props>(load: () => Promise<ComponentType<Props>>) {
  const { Part, fetch } = part(load);
  setTimeout(fetch, MUCH_LATER);
  return Part;
}

/** The same for what is no component. */
export function fetchedAfterAMinute<Value>(load: () => Promise<Value>): () => Promise<Value> {
  const once = fetchedOnce(load);
  setTimeout(() => void once().catch(() => undefined), MUCH_LATER);
  return once;
}

/** A component behind a button: loaded when a pointer or the focus comes to the button, or at the latest by pressing it. */
export function behindButton<Props>(load: () => Promise<ComponentType<Props>>) {
  const { Part, fetch } = part(load);
  return { Part, approach: { onPointerEnter: fetch, onFocus: fetch } };
}
