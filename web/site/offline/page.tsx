import { addresses, otherAddresses } from '../../../domain/addresses.ts';
import { Band } from '../../ui/imigongo/Band.tsx';
import { ActionLink } from '../components/ActionLink.tsx';
import { definePage } from '../render.tsx';

/** Kept on the visitor's phone and shown where there is no network for a page that was not seen before. */
function Offline() {
  return (
    <section className="section-space">
      <div className="page-width max-w-reading">
        <h1 className="text-title">You are offline</h1>
        <Band motif="steps" tone="clay" size="regular" className="my-6" />
        <p className="text-lead">
          Your phone has no connection at the moment. You can still open pages you have read before.
        </p>
        <p className="mt-4">
          If you sent a message from a form, it is saved and will be sent when you are back online.
        </p>
        <p className="mt-8">
          <ActionLink href={addresses.home}>Try the home page</ActionLink>
        </p>
      </div>
    </section>
  );
}

export const offline = definePage<null>({
  address: otherAddresses.offline,
  load: async () => null,
  head: () => ({
    title: 'Offline',
    description: 'There is no connection at the moment.',
    canonical: otherAddresses.offline,
    isHidden: true,
  }),
  Page: Offline,
});
