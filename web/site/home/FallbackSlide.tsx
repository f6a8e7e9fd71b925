import { Picture, type PictureSource } from '../../ui/Picture.tsx';
import hills from './pictures/hero-hills.svg?no-inline';

const fallback: PictureSource = { url: hills, alt: '', width: 1600, height: 900, variants: [] };

/** Replaces an advertisement's picture that is missing or does not load. */
export function FallbackSlide({ first }: { first: boolean }) {
  return <Picture picture={fallback} sizes="100vw" first={first} soon={!first} className="hero-picture" />;
}
