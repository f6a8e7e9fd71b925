import { useState } from 'react';
import { addresses } from '../../../domain/addresses.ts';
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

/** One advertisement of the banner, and the link to where it leads; the server counts who follows it. */
export function BannerSlide({ advertisement: { id, title, picture }, shown, first }: BannerSlideProps) {
  const [progress, setProgress] = useState<PictureProgress>();
  return (
    <a
      href={addresses.openAdvertisement(id)}
      rel="nofollow"
      aria-label={title}
      inert={!shown}
      data-shown={shown ? '' : undefined}
      className="hero-slide"
    >
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
    </a>
  );
}
