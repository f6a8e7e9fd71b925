import * as words from '#locale/errors.ts';
import { Band } from '../../ui/imigongo/Band.tsx';
import { addresses, otherAddresses } from '../addresses.ts';
import { ActionLink } from '../components/ActionLink.tsx';
import { definePage } from '../render.tsx';

/** Kept on the visitor's phone and shown where there is no network for a page that was not seen before. */
function Offline() {
  return (
    <section className="section-space">
      <div className="page-width max-w-reading">
        <h1 className="text-title">{words.youAreOffline}</h1>
        <Band motif="steps" tone="clay" size="regular" className="my-6" />
        <p className="text-lead">{words.yourPhoneHasNoConnection}</p>
        <p className="mt-4">{words.ifYouSentAMessage}</p>
        <p className="mt-8">
          <ActionLink href={addresses.home}>{words.tryTheHomePage}</ActionLink>
        </p>
      </div>
    </section>
  );
}

export const offlinePage = definePage<null>({
  address: otherAddresses.offline,
  load: async () => null,
  head: () => ({
    title: words.offline,
    description: words.thereIsNoConnection,
    canonical: otherAddresses.offline,
    isHidden: true,
  }),
  Page: Offline,
});
