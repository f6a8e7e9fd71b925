import { useEffect } from 'react';
import type { FormPlan } from '../forms/plan.ts';
import { sendQueuedMessages } from '../forms/queued-messages.ts';
import { island } from '../island.tsx';
import { NewsletterForm } from './NewsletterForm.tsx';

/** Sends what earlier pages had to keep: now, and whenever the network comes back. Once on every page. */
function useQueuedMessages(): void {
  useEffect(() => {
    const send = () => void sendQueuedMessages();
    send();
    window.addEventListener('online', send);
    return () => window.removeEventListener('online', send);
  }, []);
}

/** The footer's newsletter field. As the one form on every page it also sends what earlier pages had to keep. */
function FooterForm({ plan }: { plan: FormPlan }) {
  useQueuedMessages();
  return (
    <NewsletterForm plan={plan} title="Newsletter" label="Newsletter" prefix="newsletter" className="mt-8 max-w-md" />
  );
}

export default island('newsletter/FooterForm', FooterForm);
