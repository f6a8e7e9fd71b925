import type { SiteSettings } from '../../../domain/site.ts';
import { SectionHeading } from '../components/SectionHeading.tsx';
import type { PostedForm } from '../forms/plan.ts';
import { ContactDetails } from './ContactDetails.tsx';
import ContactForm from './ContactForm.island.tsx';
import { contactPlan, subjectOptions } from './plan.ts';

interface WriteToUsProps {
  site: SiteSettings;
  posted: PostedForm | undefined;
}

/** The form, and beside it what to know about the organisation one writes to. */
export function WriteToUs({ site, posted }: WriteToUsProps) {
  return (
    <section id="message" aria-labelledby="message-title" className="section-space">
      <div className="page-width grid gap-x-16 gap-y-14 lg:grid-cols-[7fr_4fr]">
        <div>
          <SectionHeading id="message-title" title="Send Me A Message" className="mb-8" />
          <ContactForm plan={contactPlan} subjects={subjectOptions} posted={posted} />
        </div>
        <ContactDetails site={site} />
      </div>
    </section>
  );
}
