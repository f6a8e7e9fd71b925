import { Band } from '../../ui/imigongo/Band.tsx';
import type { PageProps } from '../page.ts';
import { newsletterPlan } from './plan.ts';
import Subscribe from './Subscribe.island.tsx';

/** Where the newsletter is asked for, and where the footer's field arrives without script. */
export function Newsletter({ posted }: PageProps<null>) {
  return (
    <section aria-labelledby="newsletter-title">
      <div className="page-width section-space">
        <h1 id="newsletter-title" className="text-title">
          Newsletter
        </h1>
        <p className="mt-5 max-w-reading text-lead text-muted">
          Now and then we write about the saving groups, the trainings and what comes next. You confirm your address
          once, and leave whenever you like.
        </p>
        <div className="mt-8 max-w-xl">
          <Subscribe plan={newsletterPlan} posted={posted} />
        </div>
      </div>
      <Band motif="spiral" tone="chalk" size="regular" />
    </section>
  );
}
