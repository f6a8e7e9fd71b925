import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import * as words from '#locale/dashboard/newsletter.ts';
import { type Campaign, campaignTexts } from '../../../domain/campaign.ts';
import { showNumber } from '../../ui/numbers.ts';
import { Banner } from '../components/Banner.tsx';
import { Button } from '../components/Button.tsx';
import { Modal } from '../components/Modal.tsx';
import { wordedForStaff } from '../replies/worded.ts';
import { Waiting } from '../screen/Waiting.tsx';
import { request } from '../session/request.ts';
import { countedSubscribers, useCampaignStep } from './calls.ts';
import { durationWords } from './progress-words.ts';

interface SendDialogProps {
  campaign: Campaign;
  /** Asks for a time instead. */
  onLater(): void;
  onClose(): void;
}

/** The last question before a campaign is sent: mails cannot be called back. */
export function SendDialog({ campaign, onLater, onClose }: SendDialogProps) {
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
    }, words.onItsWay);
  };
  return (
    <Modal title={words.sendQuestion} onClose={onClose}>
      {error ? (
        <Banner tone="danger">
          <p>{error.message}</p>
        </Banner>
      ) : null}
      {counts === undefined ? (
        error ? null : (
          <Waiting>{words.countingSubscribers}</Waiting>
        )
      ) : counts.confirmed === 0 ? (
        <p>{wordedForStaff(campaignTexts.nobody)}</p>
      ) : (
        <div className="grid gap-3">
          <p className="text-lead">
            {words.goesTo(
              campaign.subject,
              <strong key="people">
                {words.subscribersInNumbers(counts.confirmed, showNumber(counts.confirmed))}
              </strong>,
            )}
          </p>
          <p>{words.takes(durationWords(counts.confirmed, counts.pace))}</p>
        </div>
      )}
      <div className="actions">
        <Button kind="primary" disabled={busy || begun || !counts?.confirmed} onClick={send}>
          {words.sendNow}
        </Button>
        <Button disabled={busy || begun || !counts?.confirmed} onClick={onLater}>
          {words.sendLater}
        </Button>
        <Button onClick={onClose}>{words.notYet}</Button>
      </div>
    </Modal>
  );
}
