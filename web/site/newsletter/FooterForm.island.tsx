import type { FormPlan } from '../forms/plan.ts';
import { useQueuedMessages } from '../forms/useKeptMessages.ts';
import { island } from '../island.tsx';
import { NewsletterForm } from './NewsletterForm.tsx';

/** The footer's newsletter field. As the one form on every page it also sends what earlier pages had to keep. */
function FooterForm({ plan }: { plan: FormPlan }) {
  useQueuedMessages();
  return (
    <NewsletterForm plan={plan} title="Newsletter" label="Newsletter" prefix="newsletter" className="mt-8 max-w-md" />
  );
}

export default island('newsletter/FooterForm', FooterForm);
