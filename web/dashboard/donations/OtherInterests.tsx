import { useQuery } from '@tanstack/react-query';
import * as words from '#locale/dashboard/donations.ts';
import { donationTypes } from '#locale/donate.ts';
import type { DonationInterest } from '../../../domain/donation-interest.ts';
import { pageOf } from '../../list-reply.ts';
import { DetailsPart } from '../details/DetailsPart.tsx';
import { keyOf } from '../enquiries/kind.ts';
import { request } from '../session/request.ts';
import { DayOf } from '../time/Moment.tsx';
import { amountOf, StatusBadge } from './columns.tsx';
import { donations } from './kind.ts';

/** As many of one person are compared. */
const MOST = 50;

/** Other donation interests from the same e-mail address, the newest first. */
const otherInterests = ({ id, email }: DonationInterest) => ({
  queryKey: [...keyOf(donations), 'page', 'same donor', email],
  queryFn: async () => pageOf(await request('GET /admin-donations/', { query: { email, page_size: MOST } })),
  select: ({ results }: { results: DonationInterest[] }) => results.filter((other) => other.id !== id),
});

/** Other donation interests of the same person. Renders nothing where there are none. */
export function OtherInterests({ donation }: { donation: DonationInterest }) {
  const { data = [] } = useQuery(otherInterests(donation));
  if (data.length === 0) return null;
  return (
    <DetailsPart title={words.otherInterests}>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reached with the keyboard */}
      <section aria-label={words.interestsOfThisDonor} tabIndex={0} className="overflow-x-auto pb-2">
        <ul className="flex gap-3">
          {[donation, ...data].map((it) => (
            <li key={it.id} className="grid w-52 shrink-0 content-start gap-1 border border-line p-3">
              <p className="font-semibold">
                {it.id === donation.id ? words.thisOne : ''}
                <DayOf at={it.created_at} />
              </p>
              <p>{donationTypes[it.donation_type]}</p>
              <p className="wrap-anywhere">{amountOf(it)}</p>
              <p>
                <StatusBadge status={it.status} />
              </p>
              {it.assignee === null ? null : <p className="text-sm text-muted">{it.assignee.name}</p>}
              <p className="line-clamp-4 text-sm wrap-anywhere text-muted">{it.message}</p>
            </li>
          ))}
        </ul>
      </section>
    </DetailsPart>
  );
}
