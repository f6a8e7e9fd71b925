import type { Testimonial } from '../../../domain/collections/testimonials.ts';
import { addresses } from '../../addresses.ts';
import { Edge } from '../../ui/imigongo/Edge.tsx';
import { SettledList } from '../components/SettledList.tsx';
import { NothingYet } from '../home/NothingYet.tsx';
import type { PageProps } from '../page.ts';
import type { Section } from '../section.ts';
import { Quotation } from './Quotation.tsx';

/** The testimonials page. */
export function Testimonials({ data }: PageProps<Section<Testimonial[]>>) {
  return (
    <>
      <div className="bg-leaf text-chalk">
        <div className="page-width grid items-end gap-x-16 gap-y-5 pt-12 pb-12 lg:grid-cols-[7fr_5fr] lg:pt-20 lg:pb-16">
          <h1 id="testimonials-title" className="text-display">
            Testimonials
          </h1>
          <p className="max-w-reading text-lead lg:pb-2">
            In their own words. Everybody who is quoted here has agreed to it.
          </p>
        </div>
      </div>
      <Edge from="leaf" to="surface" line="ochre" />
      <section aria-labelledby="testimonials-title" className="page-width py-12 lg:py-20">
        <SettledList
          section={data}
          empty={<NothingYet>Nobody has been quoted here yet.</NothingYet>}
          page={addresses.testimonials}
        >
          {(testimonials) => (
            <ul className="quotations">
              {testimonials.map((testimonial) => (
                <Quotation key={testimonial.id} testimonial={testimonial} />
              ))}
            </ul>
          )}
        </SettledList>
      </section>
    </>
  );
}
