import { Picture } from '../../ui/Picture.tsx';
import { pictures } from './pictures.ts';

/** A saving group under its tree, and the sheet with the page's name laid over its corner. */
export function AboutHero() {
  return (
    <section aria-labelledby="about-title" className="about-hero">
      <Picture picture={pictures.circle} sizes="100vw" first className="about-hero-picture" />
      <div className="page-width">
        <div className="about-hero-sheet">
          <h1 id="about-title" className="text-display">
            About Us
          </h1>
          <p className="mt-5 text-lead">
            We work with people who have the least to start with. They save together, they learn together, and together
            they find the way out of poverty.
          </p>
        </div>
      </div>
    </section>
  );
}
