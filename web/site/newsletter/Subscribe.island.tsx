import * as words from '#locale/newsletter.ts';
import type { FormPlan, PostedForm } from '../forms/plan.ts';
import { island } from '../island.tsx';
import { NewsletterForm } from './NewsletterForm.tsx';

interface SubscribeProps {
  plan: FormPlan;
  posted?: PostedForm | undefined;
}

/** The newsletter field beside other content: in the blog's sidebar and on the newsletter's own page. */
function Subscribe({ plan, posted }: SubscribeProps) {
  return (
    <NewsletterForm
      plan={plan}
      posted={posted}
      title={words.stayUpdated}
      label={words.yourEMailAddress}
      prefix="subscribe"
    />
  );
}

export default island('newsletter/Subscribe', Subscribe);
