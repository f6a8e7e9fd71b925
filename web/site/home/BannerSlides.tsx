import { type RefObject, useEffect, useState } from 'react';
import * as words from '#locale/home.ts';
import { language } from '#locale/language.ts';
import type { Advertisement } from '../../../domain/collections/advertisements.ts';
import { mainLanguage } from '../../../domain/languages.ts';
import { Spinner } from '../../ui/imigongo/Spinner.tsx';
import { Picture, type PictureProgress, type PictureSource } from '../../ui/Picture.tsx';
import { otherAddresses } from '../addresses.ts';
import { Icon } from '../components/Icon.tsx';
import type { Rotation } from '../components/useRotation.ts';
import { langOf } from '../untranslated.ts';
import hills from './pictures/hero-hills.svg?no-inline';

/** The picture's most height on a wide screen in rem, and its shape on a phone, as in `home.css`. */
const HIGHEST = 46 - 8.25;
const PHONE_SHAPE = 1.6;
/** Factor by which a picture may exceed its file's size unnoticed; a phone pays for each byte. */
const UNSEEN = 1.3;

/** The displayed width of a picture that fills the hero. In a tall box, on a phone, it is wider than the screen. */
function heroSizes({ width, height }: PictureSource): string {
  const shape = width / height;
  const whole = Math.ceil(HIGHEST * shape);
  const onPhone = Math.ceil(100 * Math.max(1, shape / PHONE_SHAPE / UNSEEN));
  return `(min-width: ${Math.max(whole, 48)}rem) 100vw, (min-width: 48rem) ${whole}rem, ${onPhone}vw`;
}

interface BannerSlideProps {
  advertisement: BannerAdvertisement;
  /** Whether it is the one to be seen now; the others wait behind it. */
  shown: boolean;
  /** Whether it came with the document. */
  first: boolean;
}

/** An advertisement for a page of this site opens it in the language of the document. */
const inLanguage = language === mainLanguage() ? '' : `?language=${language}`;

/** One advertisement of the banner, and the link to where it leads; the server counts who follows it. */
function BannerSlide({ advertisement, shown, first }: BannerSlideProps) {
  const { id, title, description, content, picture } = advertisement;
  const [progress, setProgress] = useState<PictureProgress>();
  return (
    <a
      href={otherAddresses.openAdvertisement(id) + inLanguage}
      rel="nofollow"
      inert={!shown}
      data-shown={shown ? '' : undefined}
      className="hero-slide"
    >
      {picture === null || progress === 'failed' ? (
        <FallbackSlide first={first} />
      ) : (
        <Picture
          picture={picture}
          sizes={heroSizes(picture)}
          first={first}
          soon={!first}
          className="hero-picture"
          onProgress={setProgress}
        />
      )}
      {picture !== null && progress === 'loading' ? (
        <div className="hero-loading" aria-hidden="true">
          <Spinner quiet>{words.loadingContent}</Spinner>
        </div>
      ) : null}
      <div lang={langOf(advertisement, 'title')} className="hero-caption">
        <div className="page-width">
          <p className="hero-caption-title">
            <span>{title}</span> <Icon name="next" className="size-4 shrink-0" />
          </p>
          <div className="hero-caption-texts">
            {description ? <p className="hero-caption-text">{description}</p> : null}
            {content ? <p className="hero-caption-text hero-caption-content">{content}</p> : null}
          </div>
        </div>
      </div>
    </a>
  );
}

const fallback: PictureSource = { url: hills, alt: '', width: 1600, height: 900, variants: [] };

/** Replaces an advertisement's picture that is missing or does not load. */
function FallbackSlide({ first }: { first: boolean }) {
  return <Picture picture={fallback} sizes="100vw" first={first} soon={!first} className="hero-picture" />;
}

/** As much of an advertisement as the banner needs. */
export type BannerAdvertisement = Pick<
  Advertisement,
  'id' | 'title' | 'description' | 'content' | 'picture' | 'untranslated' | 'written_in'
>;

export function bannerAdvertisement(all: Advertisement): BannerAdvertisement {
  const { id, title, description, content, picture, untranslated, written_in } = all;
  return { id, title, description, content, picture, untranslated, written_in };
}

interface BannerSlidesProps {
  /** Is given the element that holds them all. */
  box: RefObject<HTMLDivElement | null>;
  advertisements: BannerAdvertisement[];
  turning: Rotation;
  rotation: number;
}

/** Lead time for fetching a picture before its turn (ms). Visitors who leave earlier do not pay for it. */
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
