import { type RefObject, useEffect, useState } from 'react';
import type { Rotation } from '../components/useRotation.ts';
import { BannerSlide } from './BannerSlide.tsx';
import type { BannerAdvertisement } from './banner-advertisement.ts';
import { FallbackSlide } from './FallbackSlide.tsx';

interface BannerSlidesProps {
  /** Is given the element that holds them all. */
  box: RefObject<HTMLDivElement | null>;
  advertisements: BannerAdvertisement[];
  turning: Rotation;
  rotation: number;
}

/** How long before its turn a picture is fetched, in milliseconds. Whoever leaves earlier does not pay for it. */
const HEAD_START = 3000;

/** The pictures that stand in the page: the one shown, the one it follows, and the next one shortly before its turn. */
export function BannerSlides({ box, advertisements, turning, rotation }: BannerSlidesProps) {
  const { index, previous, paused } = turning;
  const count = advertisements.length;
  const next = (index + 1) % Math.max(count, 1);
  const [ready, setReady] = useState<number>();

  useEffect(() => {
    if (paused || count < 2) return;
    const timer = setTimeout(() => setReady(next), rotation - HEAD_START);
    return () => clearTimeout(timer);
  }, [paused, count, next, rotation]);

  return (
    <div ref={box} className="hero-slides">
      {count === 0 ? <FallbackSlide first /> : null}
      {advertisements.map((advertisement, place) =>
        place === index || place === previous || place === ready ? (
          <BannerSlide
            key={advertisement.id}
            advertisement={advertisement}
            shown={place === index}
            first={place === 0}
          />
        ) : null,
      )}
    </div>
  );
}
