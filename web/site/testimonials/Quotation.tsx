import type { Testimonial } from '../../../domain/collections/testimonials.ts';

/** A quotation and its author. */
export function Quotation({ testimonial: { quote, name, role } }: { testimonial: Testimonial }) {
  return (
    <li>
      <figure className="quotation">
        <svg viewBox="0 0 56 40" aria-hidden="true" className="quotation-marks">
          <path d="M12 4l12 12L12 40 8 28 0 16zm32 0 12 12-12 24-4-12-8-12z" />
        </svg>
        <blockquote>
          <p className="quotation-words">{quote}</p>
        </blockquote>
        <figcaption className="mt-6">
          <span className="block font-display font-extrabold text-subheading">{name}</span>
          <span className="block">{role}</span>
        </figcaption>
      </figure>
    </li>
  );
}
