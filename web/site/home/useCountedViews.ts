import { type RefObject, useEffect, useRef, useState } from 'react';
import { countAdvertisementView } from '../../api.ts';
import { request } from '../../request.ts';

/** The part of the banner that must be on the screen for its advertisement to be seen. */
const ENOUGH = 0.5;

/** Counts a view of each advertisement that comes to be seen in the banner, once as long as the page is open. */
export function useCountedViews(banner: RefObject<Element | null>, shown: number | undefined): void {
  const [inSight, setInSight] = useState(false);
  const counted = useRef(new Set<number>());

  useEffect(() => {
    if (!banner.current) return;
    // It says nothing as long as the tab itself is not looked at.
    const watcher = new IntersectionObserver(
      (changes) => setInSight(changes.some(({ intersectionRatio }) => intersectionRatio >= ENOUGH)),
      { threshold: ENOUGH },
    );
    watcher.observe(banner.current);
    return () => watcher.disconnect();
  }, [banner]);

  useEffect(() => {
    if (!inSight || shown === undefined || counted.current.has(shown)) return;
    counted.current.add(shown);
    // Nobody waits for it, and nothing is wrong with the page where it fails.
    countAdvertisementView(request, shown).catch(() => undefined);
  }, [inSight, shown]);
}
