import { ArrowRight, ExternalLink } from 'lucide-react';
import { Link } from 'react-router';
import { addresses, staffAddresses } from '../../addresses.ts';
import { Band } from '../../ui/imigongo/Band.tsx';
import { ScreenHeader } from '../screen/ScreenHeader.tsx';
import { nameOf, useAccount } from '../session/account.ts';

const row = 'flex min-h-16 items-center justify-between gap-4 px-5 py-3 hover:bg-accent-surface';

/** Where everybody arrives: a greeting, and the way to what can be done already. */
export function Overview() {
  const account = useAccount();
  return (
    <div className="grid gap-6">
      <ScreenHeader title={`Muraho, ${nameOf(account)}`} subtitle="Welcome to the staff desk." />
      <section aria-labelledby="ready" className="max-w-reading border border-line bg-raised">
        <Band motif="steps" tone="ochre" size="regular" />
        <h2 id="ready" className="px-5 pt-5 pb-2 text-subheading">
          Ready for you
        </h2>
        <ul className="divide-y divide-line">
          <li>
            <Link to={staffAddresses.announcements} className={row}>
              <span>
                <span className="block font-semibold">Announcements</span>
                <span className="text-muted">Write what visitors read above every page.</span>
              </span>
              <ArrowRight aria-hidden="true" className="size-5 shrink-0 text-accent" />
            </Link>
          </li>
          <li>
            <a href={addresses.home} className={row}>
              <span>
                <span className="block font-semibold">The public site</span>
                <span className="text-muted">See it as visitors do.</span>
              </span>
              <ExternalLink aria-hidden="true" className="size-5 shrink-0 text-accent" />
            </a>
          </li>
        </ul>
      </section>
      <p className="max-w-reading text-muted">
        The figures of the organisation come to this screen, and the other entries of the menu open one after another.
        Each of them says what it will do.
      </p>
    </div>
  );
}
