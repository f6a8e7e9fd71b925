import * as words from '#locale/testimonials.ts';
import type { Testimonial } from '../../../domain/collections/testimonials.ts';
import { itemsOf } from '../../list-reply.ts';
import { Edge } from '../../ui/imigongo/Edge.tsx';
import { addresses } from '../addresses.ts';
import { SettledList } from '../components/SettledList.tsx';
import { NothingYet } from '../home/NothingYet.tsx';
import type { PageProps } from '../page.ts';
import { definePage } from '../render.tsx';
import type { Section } from '../section.ts';
import { langOf } from '../untranslated.ts';

/** A quotation and its author. */
function Quotation({ testimonial }: { testimonial: Testimonial }) {
  const { quote, name, role } = testimonial;
  return (
    <li>
      <figure className="quotation">
        <svg viewBox="0 0 56 40" aria-hidden="true" className="quotation-marks">
          <path d="M12 4l12 12L12 40 8 28 0 16zm32 0 12 12-12 24-4-12-8-12z" />
        </svg>
        <blockquote>
          <p lang={langOf(testimonial, 'quote')} className="quotation-words">
            {quote}
          </p>
        </blockquote>
        <figcaption className="mt-6">
          <span className="block font-display font-extrabold text-subheading">{name}</span>
          <span lang={langOf(testimonial, 'role')} className="block">
            {role}
          </span>
        </figcaption>
      </figure>
    </li>
  );
}

/** The testimonials page. */
function Testimonials({ data }: PageProps<Section<Testimonial[]>>) {
  return (
    <>
      <div className="bg-leaf text-chalk">
        <div className="page-width grid items-end gap-x-16 gap-y-5 pt-12 pb-12 lg:grid-cols-[7fr_5fr] lg:pt-20 lg:pb-16">
          <h1 className="text-display">{words.testimonials}</h1>
          <p className="max-w-reading text-lead lg:pb-2">{words.inTheirOwnWordsEveryone}</p>
        </div>
      </div>
      <Edge from="leaf" to="surface" line="ochre" />
      <div className="page-width py-12 lg:py-20">
        <SettledList
          section={data}
          empty={<NothingYet>{words.thereAreNoTestimonialsYet}</NothingYet>}
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
      </div>
    </>
  );
}

export const testimonialsPage = definePage<Section<Testimonial[]>>({
  address: addresses.testimonials,
  load: ({ request, section }) => section(request('GET /testimonials/').then(itemsOf), words.failedToLoadTestimonials),
  head: (_, site) => ({
    title: words.testimonials,
    description: words.whatMembersParticipantsAndVolunteers(site.name),
    canonical: addresses.testimonials,
  }),
  Page: Testimonials,
});
