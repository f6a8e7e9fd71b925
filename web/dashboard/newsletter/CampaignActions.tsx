import { Suspense, useState } from 'react';
import { Link } from 'react-router';
import { staffAddresses } from '../../../domain/addresses.ts';
import type { Campaign } from '../../../domain/campaign.ts';
import { Button, buttonLook } from '../components/Button.tsx';
import { lazyPart } from '../screen/lazy.ts';
import { useAccount } from '../session/account.ts';
import { request } from '../session/request.ts';
import { useCampaignStep } from './calls.ts';

const SendDialog = lazyPart(async () => (await import('./SendDialog.tsx')).SendDialog);

/** The actions on a campaign in its present status. */
export function CampaignActions({ campaign }: { campaign: Campaign }) {
  const { take, busy } = useCampaignStep();
  const [asking, setAsking] = useState(false);
  const { email } = useAccount();
  const { id, status } = campaign;
  return (
    <>
      {status === 'draft' ? (
        <Link to={staffAddresses.editCampaign(id)} className={buttonLook('secondary')}>
          Edit
        </Link>
      ) : null}
      <Button
        disabled={busy}
        onClick={() =>
          take(
            () => request('POST /newsletter/campaigns/{id}/test/', { parameters: { id } }),
            `A test is on its way to ${email}.`,
          )
        }
      >
        Send me a test
      </Button>
      {status === 'sending' ? (
        <Button
          disabled={busy}
          onClick={() =>
            take(
              () => request('POST /newsletter/campaigns/{id}/stop/', { parameters: { id } }),
              'Stopped. No more e-mails will be sent.',
            )
          }
        >
          Stop sending
        </Button>
      ) : null}
      {status === 'paused' ? (
        <Button
          kind="primary"
          disabled={busy}
          onClick={() =>
            take(
              () => request('POST /newsletter/campaigns/{id}/resume/', { parameters: { id } }),
              'Sending has resumed.',
            )
          }
        >
          Resume sending
        </Button>
      ) : null}
      {status === 'draft' ? (
        <Button kind="primary" onClick={() => setAsking(true)}>
          Send to all subscribers...
        </Button>
      ) : null}
      {asking ? (
        <Suspense>
          <SendDialog campaign={campaign} onClose={() => setAsking(false)} />
        </Suspense>
      ) : null}
    </>
  );
}
