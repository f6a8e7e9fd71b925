import * as words from '#locale/testimonials.ts';
import type { Testimonial } from '../../../domain/collections/testimonials.ts';
import { itemsOf } from '../../list-reply.ts';
import { Edge } from '../../ui/imigongo/Edge.tsx';
import { addresses } from '../addresses.ts';
import { SettledList } from '../components/SettledList.tsx';
import { NothingYet } from '../home/NothingYet.tsx';
import type { PageProps } from '../page.ts';
import type { Section } from '../section.ts';
import { definePageOfSections } from '../sections/define.tsx';
import { Own } from '../sections/own-words.tsx';
import { Quotations, quotedFrom } from './Quotations.tsx';

/** The testimonials page. */
function Testimonials({ data }: PageProps<Section<Testimonial[]>>) {
  return (
    <>
      <div className="bg-leaf text-chalk">
        <div className="page-width grid items-end gap-x-16 gap-y-5 pt-12 pb-12 lg:grid-cols-[7fr_5fr] lg:pt-20 lg:pb-16">
          <h1 className="text-display">
            <Own of="title">{words.testimonials}</Own>
          </h1>
          <p className="max-w-reading text-lead lg:pb-2">
            <Own of="text">{words.inTheirOwnWordsEveryone}</Own>
          </p>
        </div>
      </div>
      <Edge from="leaf" to="surface" line="ochre" />
      <div className="page-width py-12 lg:py-20">
        <SettledList
          section={data}
          empty={<NothingYet>{words.thereAreNoTestimonialsYet}</NothingYet>}
          page={addresses.testimonials}
        >
          {(testimonials) => <Quotations quotations={testimonials.map(quotedFrom)} />}
        </SettledList>
      </div>
    </>
  );
}

export const testimonialsPage = definePageOfSections<Section<Testimonial[]>, 'testimonials'>({
  name: 'testimonials',
  address: addresses.testimonials,
  load: ({ request, section }) => section(request('GET /testimonials/').then(itemsOf), words.failedToLoadTestimonials),
  head: (_, site) => ({
    title: words.testimonials,
    description: words.whatMembersParticipantsAndVolunteers(site.name),
    canonical: addresses.testimonials,
  }),
  sections: { testimonials_page: Testimonials },
});
