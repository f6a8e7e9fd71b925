import { addresses } from '../../../../domain/addresses.ts';
import { Band } from '../../../ui/imigongo/Band.tsx';
import { ActionLink } from '../../components/ActionLink.tsx';

/** Links to ways of taking part, below an article. */
export function TakePart() {
  return (
    <section aria-labelledby="take-part-title" className="bg-ochre">
      <Band motif="lozenge" tone="clay" size="thin" />
      <div className="page-width flex flex-wrap items-center justify-between gap-x-12 gap-y-6 py-12">
        <div className="max-w-reading">
          <h2 id="take-part-title" className="text-heading">
            Help this work continue
          </h2>
          <p className="mt-2">
            Gifts pay for the work you have read about. The newsletter tells you about the results.
          </p>
        </div>
        <p className="flex flex-wrap gap-4">
          <ActionLink href={addresses.donate}>Donate Now</ActionLink>
          <ActionLink href={addresses.newsletter} look="outline">
            Subscribe
          </ActionLink>
        </p>
      </div>
    </section>
  );
}
