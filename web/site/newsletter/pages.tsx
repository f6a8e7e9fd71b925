import * as words from '#locale/newsletter.ts';
import { Band } from '../../ui/imigongo/Band.tsx';
import { addresses } from '../addresses.ts';
import { answerForm } from '../forms/answer-form.ts';
import type { PageProps } from '../page.ts';
import { definePageOfSections } from '../sections/define.tsx';
import { Own } from '../sections/own-words.tsx';
import { newsletterPlan } from './plan.ts';
import Subscribe from './Subscribe.island.tsx';
import { tokenPage } from './token-page.tsx';

/** The sign-up form of the newsletter, which also receives the footer's field without script. */
function Newsletter({ posted }: PageProps<null>) {
  return (
    <section aria-labelledby="newsletter-title">
      <div className="page-width section-space">
        <h1 id="newsletter-title" className="text-title">
          <Own of="title">{words.newsletter}</Own>
        </h1>
        <p className="mt-5 max-w-reading text-lead text-muted">
          <Own of="text">{words.nowAndThenWeWrite}</Own>
        </p>
        <div className="mt-8 max-w-xl">
          <Subscribe plan={newsletterPlan} posted={posted} />
        </div>
      </div>
      <Band motif="spiral" tone="chalk" size="regular" />
    </section>
  );
}

export const newsletterPage = definePageOfSections<null, 'newsletter'>({
  name: 'newsletter',
  address: addresses.newsletter,
  load: async () => null,
  post: ({ request }, fields) => answerForm(newsletterPlan, request, fields),
  head: (_, site) => ({
    title: words.newsletter,
    description: words.newsAboutTheSavingsGroups(site.name),
    canonical: addresses.newsletter,
  }),
  sections: { newsletter_page: Newsletter },
});

export const confirmSubscriptionPage = tokenPage({
  address: addresses.confirmSubscription,
  call: 'POST /newsletter/confirm/',
  title: words.confirmYourSubscription,
  description: words.confirmThatYouWant,
  text: words.oneStepLeftConfirm,
  button: words.confirmMySubscription,
  help: { label: words.subscribeAgain, address: addresses.newsletter },
});

export const endSubscriptionPage = tokenPage({
  address: addresses.endSubscription,
  call: 'POST /newsletter/unsubscribe/',
  title: words.unsubscribeFromTheNewsletter,
  description: words.stopReceivingOurNewsletter,
  text: words.confirmAndWellStopSending,
  button: words.unsubscribe,
  help: { label: words.writeToUs, address: addresses.contact },
});
