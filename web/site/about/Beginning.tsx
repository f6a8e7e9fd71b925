import type { SiteSettings } from '../../../domain/site.ts';
import { Passbook } from './Passbook.tsx';

/** How the organisation came to be, and what it does; beside it, what stands in the register. */
export function Beginning({ site }: { site: SiteSettings }) {
  return (
    <section aria-labelledby="beginning-title" className="section-space">
      <div className="page-width grid items-start gap-x-16 gap-y-12 lg:grid-cols-[7fr_5fr]">
        <div>
          <h2 id="beginning-title" className="max-w-[18ch] text-title">
            It begins with a circle of neighbours
          </h2>
          <div className="mt-6 max-w-reading space-y-5 text-lead">
            <p>{`${site.name} was created in ${site.founded} and is registered as a ${site.legal_form} in ${site.registered_in}. That means that whatever we do has to be of use to the community.`}</p>
            <p>
              Somebody who is poor seldom lacks ideas. What is missing is a place to save, a loan that can be paid back,
              somebody to learn from, and a first amount to start with. So we help neighbours to form saving groups, we
              train them, and we add seed money while their own savings are still low.
            </p>
            <p>
              Our programmes are saving groups, training and fair trade. They belong together: a group that saves can
              lend, a member who has learnt can earn, and what she makes should be sold at a fair price.
            </p>
          </div>
        </div>
        <Passbook site={site} />
      </div>
    </section>
  );
}
