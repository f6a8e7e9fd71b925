import { useEffect, useRef } from 'react';
import { shownAdvertisements } from '../../api.ts';
import { request } from '../../request.ts';
import { Spinner } from '../../ui/imigongo/Spinner.tsx';
import { useRotation } from '../components/useRotation.ts';
import { useSection } from '../components/useSection.ts';
import { useTabReturn } from '../components/useTabReturn.ts';
import { island } from '../island.tsx';
import type { Section } from '../section.ts';
import { BannerControls } from './BannerControls.tsx';
import { BannerSlides } from './BannerSlides.tsx';
import { type BannerAdvertisement, bannerAdvertisement } from './banner-advertisement.ts';
import { useCountedViews } from './useCountedViews.ts';

interface BannerProps {
  first: Section<BannerAdvertisement[]>;
  /** Milliseconds for which each is shown. */
  rotation: number;
}

async function load(): Promise<BannerAdvertisement[]> {
  try {
    const { results } = await shownAdvertisements(request);
    return results.map(bannerAdvertisement);
  } catch (error) {
    console.error('Failed to load content', error);
    throw error;
  }
}

/** The advertisements, one at a time, behind the words of the hero. They are asked for again whenever the slide changes. */
function Banner({ first, rotation }: BannerProps) {
  const [section, refetch] = useSection(first, load, 'Failed to load content');
  const advertisements = section.state === 'loaded' ? section.data : [];
  const turning = useRotation(advertisements.length, rotation);
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
      <div className="hero-shade md:scrim" />
      <div className="hero-controls page-width">
        {advertisements.length === 0 ? <Spinner size="small">Loading content...</Spinner> : null}
        {advertisements.length > 1 ? <BannerControls advertisements={advertisements} turning={turning} /> : null}
      </div>
    </>
  );
}

export default island('home/Banner', Banner);
