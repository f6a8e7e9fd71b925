import { addresses } from '../../../domain/addresses.ts';
import { Band } from '../../ui/imigongo/Band.tsx';
import { ActionLink } from '../components/ActionLink.tsx';

/** The page for a fault of ours. */
export function ErrorPage() {
  return (
    <section className="section-space">
      <div className="page-width max-w-reading">
        <h1 className="text-title">This page cannot be shown now</h1>
        <Band motif="steps" tone="clay" size="regular" className="my-6" />
        <p className="text-lead">Something went wrong on our side. Please try again in a few minutes.</p>
        <p className="mt-8">
          <ActionLink href={addresses.home}>Go Home</ActionLink>
        </p>
      </div>
    </section>
  );
}
