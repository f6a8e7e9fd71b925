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
  const parameters = { id };
  const step = (word: string, done: string, call: () => Promise<unknown>, kind?: 'primary') => (
    <Button kind={kind} disabled={busy} onClick={() => take(call, done)}>
      {word}
    </Button>
  );
  return (
    <>
      {status === 'draft' ? (
        <Link to={staffAddresses.editCampaign(id)} className={buttonLook('secondary')}>
          Edit
        </Link>
      ) : null}
      {step('Send me a test', `A test is on its way to ${email}.`, () =>
        request('POST /newsletter/campaigns/{id}/test/', { parameters }),
      )}
      {status === 'sending'
        ? step('Stop sending', 'Stopped. No more e-mails will be sent.', () =>
            request('POST /newsletter/campaigns/{id}/stop/', { parameters }),
          )
        : null}
      {status === 'paused'
        ? step(
            'Resume sending',
            'Sending has resumed.',
            () => request('POST /newsletter/campaigns/{id}/resume/', { parameters }),
            'primary',
          )
        : null}
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
