import * as words from '#locale/newsletter.ts';
import type { FormPlan } from '../forms/plan.ts';
import { island } from '../island.tsx';
import { NewsletterForm } from './NewsletterForm.tsx';

/** The footer's newsletter field. */
function FooterForm({ plan }: { plan: FormPlan }) {
  return (
    <NewsletterForm
      plan={plan}
      title={words.newsletter}
      label={words.newsletter}
      prefix="newsletter"
      className="mt-8 max-w-md"
    />
  );
}

export default island('newsletter/FooterForm', FooterForm, { wakes: 'touched' });
