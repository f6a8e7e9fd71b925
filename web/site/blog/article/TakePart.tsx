import * as words from '#locale/blog.ts';
import { Band } from '../../../ui/imigongo/Band.tsx';
import { addresses } from '../../addresses.ts';
import { ActionLink } from '../../components/ActionLink.tsx';

/** Links to ways of taking part, below an article. */
export function TakePart() {
  return (
    <section aria-labelledby="take-part-title" className="bg-ochre">
      <Band motif="lozenge" tone="clay" size="thin" />
      <div className="page-width flex flex-wrap items-center justify-between gap-x-12 gap-y-6 py-12">
        <div className="max-w-reading">
          <h2 id="take-part-title" className="text-heading">
            {words.helpThisWorkContinue}
          </h2>
          <p className="mt-2">{words.giftsPayForTheWork}</p>
        </div>
        <p className="flex flex-wrap gap-4">
          <ActionLink href={addresses.donate}>{words.donateNow}</ActionLink>
          <ActionLink href={addresses.newsletter} look="outline">
            {words.subscribe}
          </ActionLink>
        </p>
      </div>
    </section>
  );
}
