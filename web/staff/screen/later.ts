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

/**
 * A part that a screen can be read without, such as its form: it is not in the screen's first load, but fetched as soon
 * as the browser has nothing else to do, so that it is there when it is wanted. Show it within `Suspense`.
 */
export function later<Props>(load: () => Promise<ComponentType<Props>>) {
  let coming: Promise<ComponentType<Props>> | undefined;
  const once = () => {
    coming ??= fetchPart(load);
    return coming;
  };
  // Safari has no idle callback; a short wait there lets the screen settle first.
  const whenIdle = window.requestIdleCallback ?? ((callback: () => void) => setTimeout(callback, 500));
  whenIdle(() => once().catch(() => undefined));
  return lazy(async () => ({ default: await once() }));
}
