import type { Testimonial } from '../../../domain/collections/testimonials.ts';
import { langOf } from '../untranslated.ts';

/** What somebody said, and who it was. */
interface Quoted {
  id: string | number;
  quote: string;
  name: string;
  role: string;
  /** The languages of the words and of the role, where they are not the page's. */
  quoteLang: string | undefined;
  roleLang: string | undefined;
}

/** A testimonial as it is quoted. */
export const quotedFrom = (testimonial: Testimonial): Quoted => ({
  ...testimonial,
  quoteLang: langOf(testimonial, 'quote'),
  roleLang: langOf(testimonial, 'role'),
});

/** A quotation and its author. */
function Quotation({ quote, name, role, quoteLang, roleLang }: Quoted) {
  return (
    <li>
      <figure className="quotation">
        <svg viewBox="0 0 56 40" aria-hidden="true" className="quotation-marks">
          <path d="M12 4l12 12L12 40 8 28 0 16zm32 0 12 12-12 24-4-12-8-12z" />
        </svg>
        <blockquote>
          <p lang={quoteLang} className="quotation-words">
            {quote}
          </p>
        </blockquote>
        <figcaption className="mt-6">
          <span className="block font-display font-extrabold text-subheading">{name}</span>
          <span lang={roleLang} className="block">
            {role}
          </span>
        </figcaption>
      </figure>
    </li>
  );
}

/** Quotations: the first is said aloud, the others stand below it. */
export function Quotations({ quotations }: { quotations: readonly Quoted[] }) {
  return (
    <ul className="quotations">
      {quotations.map((quoted) => (
        <Quotation key={quoted.id} {...quoted} />
      ))}
    </ul>
  );
}
