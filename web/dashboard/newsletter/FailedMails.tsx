import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { Campaign } from '../../../domain/campaign.ts';
import { Button } from '../components/Button.tsx';
import { FormSection } from '../form/FormSection.tsx';
import { request } from '../session/request.ts';
import { failedOf } from './calls.ts';
import { useCampaignStep } from './campaign-step.ts';

/** The recipients whose mails failed, and why; all of them can be sent again. */
export function FailedMails({ campaign }: { campaign: Campaign }) {
  const [page, setPage] = useState(1);
  const { data } = useQuery(failedOf(campaign, page));
  const { take, busy } = useCampaignStep();
  return (
    <FormSection
      title="Failed mails"
      hint="The mail server refused these mails, or could not be reached after several tries."
    >
      {campaign.can?.edit ? (
        <Button
          className="justify-self-start"
          disabled={busy}
          onClick={() =>
            take(
              () => request('POST /newsletter/letters/{id}/try-again/', { parameters: { id: campaign.id } }),
              'The failed mails are tried again.',
            )
          }
        >
          Try the failed ones again
        </Button>
      ) : null}
      <ul className="grid gap-4">
        {data?.results.map(({ id, email, reason }) => (
          <li key={id} className="grid gap-2 border-t border-line pt-4">
            <strong className="break-all">{email ?? 'A person whose data was erased'}</strong>
            <p className="break-words">{reason}</p>
          </li>
        ))}
      </ul>
      {data && (data.next !== null || data.previous !== null) ? (
        <div className="flex gap-3">
          <Button disabled={data.previous === null} onClick={() => setPage(page - 1)}>
            Previous
          </Button>
          <Button disabled={data.next === null} onClick={() => setPage(page + 1)}>
            Next
          </Button>
        </div>
      ) : null}
    </FormSection>
  );
}
