import { AboutScreen } from '../about/AboutScreen.tsx';
import { later } from '../screen/later.ts';
import { testimonials } from './testimonials.ts';

const TestimonialForm = later(async () => (await import('./TestimonialForm.tsx')).TestimonialForm);

/** What people say of the programmes, and whether they agreed to be quoted. */
export function Testimonials() {
  return <AboutScreen kind={testimonials} Form={TestimonialForm} />;
}
