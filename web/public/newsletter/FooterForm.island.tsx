import type { FormPlan } from '../forms/plan.ts';
import { useKeptMessages } from '../forms/useKeptMessages.ts';
import { island } from '../island.tsx';
import { NewsletterForm } from './NewsletterForm.tsx';

/** The footer's newsletter field. As the one form on every page it also sends what earlier pages had to keep. */
function FooterForm({ plan }: { plan: FormPlan }) {
  useKeptMessages();
  return (
    <NewsletterForm plan={plan} title="Newsletter" label="Newsletter" prefix="newsletter" className="mt-8 max-w-md" />
  );
}

export default island('newsletter/FooterForm', FooterForm);
