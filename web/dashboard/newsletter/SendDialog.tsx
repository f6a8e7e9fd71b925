import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { CAMPAIGN_PACE, type Campaign, campaignTexts } from '../../../domain/campaign.ts';
import { Banner } from '../components/Banner.tsx';
import { Button } from '../components/Button.tsx';
import { Modal } from '../components/Modal.tsx';
import { Waiting } from '../screen/Waiting.tsx';
import { request } from '../session/request.ts';
import { countedSubscribers, useCampaignStep } from './calls.ts';
import { durationWords, subscriberWords } from './progress-words.ts';

interface SendDialogProps {
  campaign: Campaign;
  onClose(): void;
}

/** The last question before a campaign is sent: mails cannot be called back. */
export function SendDialog({ campaign, onClose }: SendDialogProps) {
  const { take, busy } = useCampaignStep();
  const { data: counts, error } = useQuery({ ...countedSubscribers, refetchOnMount: 'always' });
  const [begun, setBegun] = useState(false);
  const send = () => {
    setBegun(true);
    take(async () => {
      await request('POST /newsletter/campaigns/{id}/send/', {
        parameters: { id: campaign.id },
        body: { updated_at: campaign.updated_at },
      }).finally(onClose);
    }, 'The newsletter is on its way.');
  };
  return (
    <Modal title="Send this newsletter?" onClose={onClose}>
      {error ? (
        <Banner tone="danger">
          <p>{error.message}</p>
        </Banner>
      ) : null}
      {counts === undefined ? (
        error ? null : (
          <Waiting>Counting the subscribers...</Waiting>
        )
      ) : counts.confirmed === 0 ? (
        <p>{campaignTexts.nobody}</p>
      ) : (
        <div className="grid gap-3">
          <p className="text-lead">
            “{campaign.subject}” goes to <strong>{subscriberWords(counts.confirmed)}</strong>.
          </p>
          <p>
            We send one e-mail a second, so it takes {durationWords(counts.confirmed, CAMPAIGN_PACE)}. You can stop it,
            but e-mails that have been sent cannot be recalled.
          </p>
        </div>
      )}
      <div className="actions">
        <Button kind="primary" disabled={busy || begun || !counts?.confirmed} onClick={send}>
          Send now
        </Button>
        <Button onClick={onClose}>Not yet</Button>
      </div>
    </Modal>
  );
}
