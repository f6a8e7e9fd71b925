import { mainLanguage } from '../../domain/languages.ts';
import type { Picture as PictureData } from '../../domain/picture.ts';
import { focusClasses } from './focus.ts';
import { useLowData } from './low-data.ts';

/** The data for showing a picture: one from the API, or one that belongs to a page. */
export type PictureSource = Pick<PictureData, 'url' | 'alt' | 'width' | 'height' | 'variants'> &
  Partial<Pick<PictureData, 'placeholder' | 'focus' | 'untranslated' | 'written_in'>>;

/** The loading progress of a picture in the visitor's browser. */
export type PictureProgress = 'loading' | 'shown' | 'failed';

/** The width over the height of the box that crops a picture: one for all parts of its `sizes`, or one for each. */
type BoxRatio = number | readonly number[];

/** The last length of a part of `sizes`: the one that says how wide the box is. */
const boxWidth = /([\d.]+)(rem|vw|px)$/;

/** Factor by which a picture may exceed its file's width unnoticed; a phone pays for the next larger file. */
const UNSEEN = 1.2;

/**
 * The `sizes` of a picture that a box crops: one that is wider than the box is shown as high as the box, so it is shown
 * wider than it, and a file as wide as the box would be blurred.
 */
function cropSizes(sizes: string, { width, height }: { width: number; height: number }, box: BoxRatio): string {
  return sizes
    .split(', ')
    .map((part, index) => {
      const times = width / height / (typeof box === 'number' ? box : (box[index] ?? 1));
      if (times <= UNSEEN) return part;
      return part.replace(boxWidth, (_, length, unit) => `${Math.round(Number(length) * times * 10) / 10}${unit}`);
    })
    .join(', ');
}

interface PictureProps {
  picture: PictureSource;
  /** The displayed width, as in the `sizes` attribute: the browser chooses the smallest file that will do. */
  sizes: string;
  /** Of the box that crops it, at its narrowest. Left out for one that is shown whole. */
  box?: BoxRatio;
  /** Loaded at once, before everything else, as the first visible picture. Others wait until they come near the screen. */
  first?: boolean;
  /** Loaded early, although it is not seen first. */
  soon?: boolean;
  className?: string;
  /** Told at once how far the picture is, and again when it arrives or fails. */
  onProgress?: (progress: PictureProgress) => void;
}

/** Makes the browser take the smallest file there is, whatever the room. */
const SMALLEST = '1px';

/** The lightest first: the browser takes the first type it knows. */
const lightTypes = ['image/avif', 'image/webp'] as const;

type Candidate = Pick<PictureSource, 'url' | 'width'>;

const candidatesOf = ({ variants }: PictureSource, type: string): Candidate[] =>
  variants.filter((variant) => variant.type === type);

const asSourceSet = (candidates: readonly Candidate[]) =>
  candidates.map(({ url, width }) => `${url} ${width}w`).join(', ');

/** The files for every browser: the picture itself is the widest, unless one that is lighter is as wide. */
function standardCandidates(picture: PictureSource): Candidate[] {
  const jpegs = candidatesOf(picture, 'image/jpeg');
  return jpegs.length === 0 || jpegs.some(({ width }) => width === picture.width) ? jpegs : [...jpegs, picture];
}

/** A picture in the lightest form and the smallest size that will do, with its room kept free until it comes. */
export function Picture({ picture, sizes, box, first = false, soon = false, className, onProgress }: PictureProps) {
  const { url, alt, width, height } = picture;
  const isLow = useLowData();
  const shownAt = box === undefined ? sizes : cropSizes(sizes, picture, box);
  const wanted = isLow ? SMALLEST : shownAt;
  const standard = asSourceSet(standardCandidates(picture));
  return (
    <picture className="contents">
      {lightTypes.map((type) => {
        const sources = asSourceSet(candidatesOf(picture, type));
        return sources === '' ? null : <source key={type} type={type} srcSet={sources} sizes={wanted} />;
      })}
      <img
        src={url}
        srcSet={standard || undefined}
        sizes={standard === '' ? undefined : wanted}
        alt={alt}
        lang={picture.untranslated ? (picture.written_in ?? mainLanguage()) : undefined}
        width={width}
        height={height}
        loading={first || soon ? 'eager' : 'lazy'}
        data-thumbhash={picture.placeholder ?? undefined}
        fetchPriority={first ? 'high' : undefined}
        decoding="async"
        className={[className, ...focusClasses(picture)].filter(Boolean).join(' ')}
        ref={onProgress && ((image) => reportState(image, onProgress))}
        onLoad={onProgress && (() => onProgress('shown'))}
        onError={onProgress && (() => onProgress('failed'))}
      />
    </picture>
  );
}

/** A picture that came with the document may have arrived, or failed, before anybody listened. */
function reportState(image: HTMLImageElement | null, onProgress: (progress: PictureProgress) => void): void {
  if (!image) return;
  if (!image.complete) onProgress('loading');
  else onProgress(image.naturalWidth > 0 ? 'shown' : 'failed');
}
