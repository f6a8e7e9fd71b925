import { type RefObject, useEffect, useRef, useState } from 'react';
import * as words from '#locale/home.ts';
import { request } from '../../request.ts';
import { Spinner } from '../../ui/imigongo/Spinner.tsx';
import { Dots } from '../components/Dots.tsx';
import { IconButton } from '../components/IconButton.tsx';
import { type Rotation, useRotation } from '../components/useRotation.ts';
import { useSection } from '../components/useSection.ts';
import { useTabReturn } from '../components/useTabReturn.ts';
import { island, type Wakes } from '../island.tsx';
import type { Section } from '../section.ts';
import { type BannerAdvertisement, BannerSlides, bannerAdvertisement } from './BannerSlides.tsx';

/** The part of the banner that must be on the screen for its advertisement to be seen. */
const ENOUGH = 0.5;

/** Counts a view of each advertisement that comes to be seen in the banner, once as long as the page is open. */
function useCountedViews(banner: RefObject<Element | null>, shown: number | undefined): void {
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
    // Nothing waits for it, and a failure does not affect the page.
    request('POST /ads/{id}/view/', { parameters: { id: shown } }).catch(() => undefined);
  }, [inSight, shown]);
}

interface BannerControlsProps {
  advertisements: BannerAdvertisement[];
  turning: Rotation;
}

/** Buttons that choose an advertisement and pause the rotation. */
function BannerControls({ advertisements, turning }: BannerControlsProps) {
  const { index, paused, show, togglePause } = turning;
  return (
    <div className="with-script -ml-3 flex items-center">
      <IconButton
        icon={paused ? 'play' : 'pause'}
        label={paused ? words.playTheSlides : words.pauseTheSlides}
        onClick={togglePause}
      />
      <Dots
        count={advertisements.length}
        index={index}
        label={(place) => words.showSlide(place, advertisements.length)}
        onChoose={show}
      />
    </div>
  );
}

interface BannerProps {
  first: Section<BannerAdvertisement[]>;
  /** Milliseconds for which each is shown. */
  rotation: number;
}

async function load(): Promise<BannerAdvertisement[]> {
  try {
    const { results } = await request('GET /ads/');
    return results.map(bannerAdvertisement);
  } catch (error) {
    console.error(words.failedToLoadContent, error);
    throw error;
  }
}

/** The advertisements, one at a time, behind the words of the hero. They are asked for again whenever the slide changes. */
function Banner({ first, rotation }: BannerProps) {
  const [section, refetch] = useSection(first, load, words.failedToLoadContent);
  const advertisements = section.state === 'loaded' ? section.data : [];
  const turning = useRotation(advertisements.length, () => rotation);
  const { index, previous } = turning;
  const slides = useRef<HTMLDivElement>(null);
  useTabReturn(refetch);
  useCountedViews(slides, advertisements[index]?.id);

  // biome-ignore lint/correctness/useExhaustiveDependencies: it is the change of slide that asks again
  useEffect(() => {
    if (previous !== undefined && !document.hidden) void refetch();
  }, [index, previous]);

  const failed = section.state === 'failed';
  // biome-ignore lint/correctness/useExhaustiveDependencies: what failed is tried again, once a turn
  useEffect(() => {
    if (!failed) return;
    const timer = setInterval(() => {
      if (!document.hidden) void refetch();
    }, rotation);
    return () => clearInterval(timer);
  }, [failed, rotation]);

  return (
    <>
      <BannerSlides box={slides} advertisements={advertisements} turning={turning} rotation={rotation} />
      <div className="hero-shade scrim" />
      <div className="hero-controls page-width">
        {section.state !== 'loaded' ? <Spinner size="small">{words.loadingContent}</Spinner> : null}
        {advertisements.length > 1 ? <BannerControls advertisements={advertisements} turning={turning} /> : null}
      </div>
    </>
  );
}

/** With slides it wakes halfway through the first, to count that it was seen and to show the next on time. */
const whenToWake = ({ first, rotation }: BannerProps): Wakes =>
  first.state === 'loaded' && first.data.length === 0 ? 'returned' : rotation / 2;

export default island('home/Banner', Banner, { wakes: whenToWake });
