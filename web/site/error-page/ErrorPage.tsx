import * as words from '#locale/errors.ts';
import { Band } from '../../ui/imigongo/Band.tsx';
import { addresses } from '../addresses.ts';
import { ActionLink } from '../components/ActionLink.tsx';

/** The page for a fault of ours. */
export function ErrorPage() {
  return (
    <section className="section-space">
      <div className="page-width max-w-reading">
        <h1 className="text-title">{words.thisPageCannotBeShown}</h1>
        <Band motif="steps" tone="clay" size="regular" className="my-6" />
        <p className="text-lead">{words.somethingWentWrongOnOur}</p>
        <p className="mt-8">
          <ActionLink href={addresses.home}>{words.goHome}</ActionLink>
        </p>
      </div>
    </section>
  );
}
