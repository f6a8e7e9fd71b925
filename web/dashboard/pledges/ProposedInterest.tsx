import { useMutation } from '@tanstack/react-query';
import { Link } from 'react-router';
import { toast } from 'sonner';
import * as words from '#locale/dashboard/pledges.ts';
import { staffAddresses } from '../../../domain/addresses.ts';
import type { PledgeDetails } from '../../../domain/giving/pledge.ts';
import { Button, buttonLook } from '../components/Button.tsx';
import { DetailsPart } from '../details/DetailsPart.tsx';
import { useMay } from '../session/account.ts';
import { request } from '../session/request.ts';
import { DayOf } from '../time/Moment.tsx';
import { useGivingAgain } from './calls.ts';

/** The donation interest with the address of this pledge: staff say whether the pledge follows it. */
export function ProposedInterest({ pledge }: { pledge: PledgeDetails }) {
  const { id, email, phone, proposed_interest: interest } = pledge;
  const mayEdit = useMay('pledges.edit');
  const readAgain = useGivingAgain();
  const { mutate, isPending } = useMutation({
    mutationFn: (interest_id: number) =>
      request('PATCH /pledges/{id}/interest/', { parameters: { id }, body: { interest_id } }),
    onSuccess: () => toast.success(words.interestLinked),
    onError: (error) => toast.error(error.message),
    onSettled: readAgain,
  });
  if (interest === null) return null;
  return (
    <DetailsPart title={words.proposedInterest}>
      <p>
        <strong>{interest.full_name || words.noName}</strong>, <DayOf at={interest.created_at} />
      </p>
      <p className="text-sm text-muted">{words.interestHint}</p>
      <p className="flex flex-wrap gap-3">
        {mayEdit ? (
          <Button disabled={isPending} onClick={() => mutate(interest.id)}>
            {words.linkInterest}
          </Button>
        ) : null}
        <Link
          to={`${staffAddresses.donations}?search=${encodeURIComponent(email || phone)}`}
          className={buttonLook('secondary')}
        >
          {words.openInterest}
        </Link>
      </p>
    </DetailsPart>
  );
}
