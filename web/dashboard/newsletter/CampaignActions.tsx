import { Suspense, useState } from 'react';
import { Link } from 'react-router';
import * as words from '#locale/dashboard/newsletter.ts';
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
          {words.edit}
        </Link>
      ) : null}
      {step(words.sendMeATest, words.testIsOnItsWay(email), () =>
        request('POST /newsletter/campaigns/{id}/test/', { parameters }),
      )}
      {status === 'sending'
        ? step(words.stopSending, words.stopped, () => request('POST /newsletter/campaigns/{id}/stop/', { parameters }))
        : null}
      {status === 'paused'
        ? step(
            words.resumeSending,
            words.resumed,
            () => request('POST /newsletter/campaigns/{id}/resume/', { parameters }),
            'primary',
          )
        : null}
      {status === 'draft' ? (
        <Button kind="primary" onClick={() => setAsking(true)}>
          {words.sendToAll}
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
