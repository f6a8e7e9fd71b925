import { addresses } from '../../../domain/addresses.ts';
import { Band } from '../../ui/imigongo/Band.tsx';
import { answerForm } from '../forms/answer-form.ts';
import type { PageProps } from '../page.ts';
import { definePage } from '../render.tsx';
import { newsletterPlan } from './plan.ts';
import Subscribe from './Subscribe.island.tsx';
import { tokenPage } from './token-page.tsx';

/** The sign-up form of the newsletter, which also receives the footer's field without script. */
function Newsletter({ posted }: PageProps<null>) {
  return (
    <section aria-labelledby="newsletter-title">
      <div className="page-width section-space">
        <h1 id="newsletter-title" className="text-title">
          Newsletter
        </h1>
        <p className="mt-5 max-w-reading text-lead text-muted">
          Now and then we write about the savings groups, training and upcoming events. You confirm your address once,
          and can unsubscribe at any time.
        </p>
        <div className="mt-8 max-w-xl">
          <Subscribe plan={newsletterPlan} posted={posted} />
        </div>
      </div>
      <Band motif="spiral" tone="chalk" size="regular" />
    </section>
  );
}

export const newsletter = definePage<null>({
  address: addresses.newsletter,
  load: async () => null,
  post: ({ request }, fields) => answerForm(newsletterPlan, request, fields),
  head: (_, site) => ({
    title: 'Newsletter',
    description: `News about the savings groups, training and events of ${site.name}, by e-mail.`,
    canonical: addresses.newsletter,
  }),
  Page: Newsletter,
});

export const confirmSubscription = tokenPage({
  address: addresses.confirmSubscription,
  call: 'POST /newsletter/confirm/',
  title: 'Confirm your subscription',
  description: 'Confirm that you want to receive our newsletter.',
  text: 'One step left: confirm, and we’ll send our news to your address.',
  button: 'Confirm my subscription',
  help: { label: 'Subscribe again', address: addresses.newsletter },
});

export const endSubscription = tokenPage({
  address: addresses.endSubscription,
  call: 'POST /newsletter/unsubscribe/',
  title: 'Unsubscribe from the newsletter',
  description: 'Stop receiving our newsletter.',
  text: 'Confirm, and we’ll stop sending the newsletter to this address.',
  button: 'Unsubscribe',
  help: { label: 'Write to us', address: addresses.contact },
});
