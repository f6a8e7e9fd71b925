import { addresses } from '../../../domain/addresses.ts';
import { Band } from '../../ui/imigongo/Band.tsx';
import { Picture } from '../../ui/Picture.tsx';
import { ActionLink } from '../components/ActionLink.tsx';
import { drawing } from '../components/drawing.ts';
import visit from './pictures/household-visit.svg?no-inline';

/** A drawing of this page alone; the pillars bring their own. */
const householdVisit = drawing(
  visit,
  1600,
  900,
  'A volunteer walks up a hill path to a household that waits at its door',
);

/** The end of the page: what a reader can do about it. */
export function CallToAction() {
  return (
    <section aria-labelledby="call-title">
      <Band motif="zigzag" tone="chalk" size="tall" />
      <div className="page-width section-space grid items-center gap-x-16 gap-y-10 lg:grid-cols-[6fr_7fr]">
        <div>
          <h2 id="call-title" className="text-title">
            Walk a part of the way with a group
          </h2>
          <p className="mt-5 max-w-reading text-lead">
            You can help a new group to begin, or visit groups as a volunteer. And if you would like to save with your
            own neighbours, we would be glad to hear from you.
          </p>
          <div className="mt-8 flex flex-wrap gap-4">
            <ActionLink href={addresses.donate} look="call">
              Donate Now
            </ActionLink>
            <ActionLink href={addresses.contact} look="outline">
              Write to us
            </ActionLink>
          </div>
        </div>
        <Picture
          picture={householdVisit}
          sizes="(min-width: 64rem) 40rem, 92vw"
          className="aspect-video h-auto w-full object-cover max-lg:order-first"
        />
      </div>
    </section>
  );
}
