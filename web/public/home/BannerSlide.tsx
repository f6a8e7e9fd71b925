import { useState } from 'react';
import { Spinner } from '../../ui/imigongo/Spinner.tsx';
import { Picture, type PictureProgress } from '../../ui/Picture.tsx';
import type { BannerAdvertisement } from './banner-advertisement.ts';
import { FallbackSlide } from './FallbackSlide.tsx';

interface BannerSlideProps {
  advertisement: BannerAdvertisement;
  /** Whether it is the one to be seen now; the others wait behind it. */
  shown: boolean;
  /** Whether it came with the document. */
  first: boolean;
}

/** One advertisement of the banner. */
export function BannerSlide({ advertisement: { title, picture }, shown, first }: BannerSlideProps) {
  const [progress, setProgress] = useState<PictureProgress>();
  return (
    <div className="hero-slide" data-shown={shown ? '' : undefined} aria-hidden={!shown}>
      {picture === null || progress === 'failed' ? (
        <FallbackSlide first={first} />
      ) : (
        <Picture
          picture={{ ...picture, alt: picture.alt || title }}
          sizes="100vw"
          first={first}
          soon={!first}
          className="hero-picture"
          onProgress={setProgress}
        />
      )}
      {picture !== null && progress === 'loading' ? (
        <div className="hero-loading" aria-hidden="true">
          <Spinner quiet>Loading content...</Spinner>
        </div>
      ) : null}
    </div>
  );
}
