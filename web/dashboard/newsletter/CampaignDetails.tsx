import { useQuery } from '@tanstack/react-query';
import { Link, useParams } from 'react-router';
import { next, previous } from '#locale/dashboard/list.ts';
import * as words from '#locale/dashboard/newsletter.ts';
import { staffAddresses } from '../../../domain/addresses.ts';
import { Button, buttonLook } from '../components/Button.tsx';
import { BackLink } from '../screen/BackLink.tsx';
import { GuidedHeading } from '../screen/ScreenHeader.tsx';
import { ScreenProblem } from '../screen/ScreenProblem.tsx';
import { Waiting } from '../screen/Waiting.tsx';
import { CampaignBadge } from './CampaignBadge.tsx';
import { failedOf, oneCampaign, previewOf, useCampaignStep } from './calls.ts';
import '../../ui/rich-text.css';
import { Suspense, useState } from 'react';
import type { Campaign } from '../../../domain/campaign.ts';
import { RichText } from '../../ui/RichText.tsx';
import { Banner } from '../components/Banner.tsx';
import { Fact, Facts } from '../details/Facts.tsx';
import { FormSection } from '../form/FormSection.tsx';
import { lazyPart } from '../loading/lazy.ts';
import { useAccount, useMay } from '../session/account.ts';
import { request } from '../session/request.ts';
import { Moment } from '../time/Moment.tsx';
import { sentWords } from './progress-words.ts';
import { timeWords } from './time-words.ts';

/** When the campaign goes out, or why it did not when it was to. */
function CampaignTime({ campaign }: { campaign: Campaign }) {
  const time = timeWords(campaign);
  if (time === undefined) return null;
  return (
    <Banner tone={campaign.missed === null ? 'info' : 'warning'}>
      <p className="font-semibold">{time}</p>
      {campaign.missed === null ? <p>{words.asItIsNow}</p> : null}
    </Banner>
  );
}

/** The progress of a campaign, and the reason why it is delayed. */
function SendingProgress({ campaign }: { campaign: Campaign }) {
  const { progress, problem, started_at, finished_at, status } = campaign;
  return (
    <FormSection title={words.sending}>
      {problem === null ? null : (
        <Banner tone="danger">
          <p>{words.mailServerRefuses}</p>
          <p className="text-sm">{problem}</p>
        </Banner>
      )}
      <div className="grid gap-2">
        <progress
          className="w-full"
          aria-label={words.mailsSent}
          max={progress.total}
          value={progress.total - progress.waiting}
        />
        <p role="status" className="font-semibold tabular-nums">
          {sentWords(progress)}
        </p>
      </div>
      <Facts>
        <Fact name={words.stillToBeSent}>{progress.waiting}</Fact>
        <Fact name={words.failed}>{progress.failed}</Fact>
        <Fact name={words.leftBefore}>{progress.left}</Fact>
        {started_at === null ? null : (
          <Fact name={words.begun}>
            <Moment at={started_at} />
          </Fact>
        )}
        {finished_at === null || status !== 'sent' ? null : (
          <Fact name={words.finished}>
            <Moment at={finished_at} />
          </Fact>
        )}
      </Facts>
    </FormSection>
  );
}

/** The recipients whose mails failed, and why; all of them can be sent again. */
function FailedMails({ campaign }: { campaign: Campaign }) {
  const [page, setPage] = useState(1);
  const maySeePeople = useMay('subscribers.view');
  const { data } = useQuery({ ...failedOf(campaign, page), enabled: maySeePeople });
  const { take, busy } = useCampaignStep();
  return (
    <FormSection title={words.failedMails} hint={words.failedMailsHint}>
      {campaign.can?.edit ? (
        <Button
          className="justify-self-start"
          disabled={busy}
          onClick={() =>
            take(
              () => request('POST /newsletter/campaigns/{id}/try-again/', { parameters: { id: campaign.id } }),
              words.retrying,
            )
          }
        >
          {words.retryFailedMails}
        </Button>
      ) : null}
      <ul className="grid gap-4">
        {data?.results.map(({ id, email, reason }) => (
          <li key={id} className="grid gap-2 border-t border-line pt-4">
            <strong className="break-all">{email ?? words.erasedPerson}</strong>
            <p>{reason}</p>
          </li>
        ))}
      </ul>
      {data && (data.next !== null || data.previous !== null) ? (
        <div className="flex gap-3">
          <Button disabled={data.previous === null} onClick={() => setPage(page - 1)}>
            {previous}
          </Button>
          <Button disabled={data.next === null} onClick={() => setPage(page + 1)}>
            {next}
          </Button>
        </div>
      ) : null}
    </FormSection>
  );
}

/** The campaign as readers get it, with HTML and without. */
function CampaignPreview({ campaign }: { campaign: Campaign }) {
  const { data, error } = useQuery(previewOf(campaign));
  return (
    <FormSection title={words.preview} hint={words.previewHint}>
      {data === undefined && error === null ? <Waiting>{words.loadingPreview}</Waiting> : null}
      {error === null ? null : (
        <Banner tone="danger">
          <p>{words.previewNotLoaded(error.message)}</p>
        </Banner>
      )}
      {data === undefined ? null : (
        <>
          <div className="max-w-reading border border-line bg-surface p-[clamp(1rem,3vw,1.75rem)]">
            <RichText html={data.content} />
          </div>
          <details>
            <summary className="flex min-h-11 w-fit cursor-pointer items-center font-semibold">
              {words.plainTextVersion}
            </summary>
            {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by the keyboard */}
            <pre tabIndex={0} className="overflow-x-auto border border-line bg-sunken p-4 text-sm whitespace-pre-wrap">
              {data.text}
            </pre>
          </details>
        </>
      )}
    </FormSection>
  );
}

const Back = () => <BackLink to={staffAddresses.newsletter}>{words.backToTheNewsletter}</BackLink>;

const SendDialog = lazyPart(async () => (await import('./SendDialog.tsx')).SendDialog);
const ScheduleDialog = lazyPart(async () => (await import('./ScheduleDialog.tsx')).ScheduleDialog);

/** The actions on a campaign in its present status. */
function CampaignActions({ campaign }: { campaign: Campaign }) {
  const { take, busy } = useCampaignStep();
  const [asking, setAsking] = useState<'send' | 'when'>();
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
        <Button kind="primary" onClick={() => setAsking('send')}>
          {words.sendToAll}
        </Button>
      ) : null}
      {status === 'scheduled' ? (
        <>
          <Button disabled={busy} onClick={() => setAsking('when')}>
            {words.changeTheTime}
          </Button>
          {step(words.cancelTheTime, words.timeCancelled, () =>
            request('POST /newsletter/campaigns/{id}/unschedule/', { parameters }),
          )}
        </>
      ) : null}
      <Suspense>
        {asking === 'send' ? (
          <SendDialog campaign={campaign} onLater={() => setAsking('when')} onClose={() => setAsking(undefined)} />
        ) : null}
        {asking === 'when' ? <ScheduleDialog campaign={campaign} onClose={() => setAsking(undefined)} /> : null}
      </Suspense>
    </>
  );
}

/** One campaign: as readers get it, its progress, and its buttons. */
export function CampaignDetails() {
  const { data: campaign, error, refetch } = useQuery(oneCampaign(Number(useParams().id)));
  if (campaign === undefined && error === null) return <Waiting>{words.loadingNewsletter}</Waiting>;
  if (campaign === undefined) {
    return (
      <div className="grid justify-items-start gap-5">
        <ScreenProblem title={words.newsletterNotLoaded} detail={error?.message} onRetry={() => void refetch()} />
        <Back />
      </div>
    );
  }
  const { subject, status, progress } = campaign;
  return (
    <div className="grid max-w-4xl gap-6">
      <header className="grid gap-4">
        <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
          <GuidedHeading>{subject}</GuidedHeading>
          <CampaignBadge status={status} />
        </div>
        <div className="flex flex-wrap gap-3">
          <Back />
          {campaign.deleted_at === null && campaign.can?.edit ? <CampaignActions campaign={campaign} /> : null}
        </div>
      </header>
      {campaign.deleted_at === null ? null : <p>{words.isInTheTrash}</p>}
      {campaign.deleted_at === null ? <CampaignTime campaign={campaign} /> : null}
      {status === 'draft' || status === 'scheduled' ? null : <SendingProgress campaign={campaign} />}
      {progress.failed === 0 ? null : <FailedMails campaign={campaign} />}
      {campaign.deleted_at === null ? <CampaignPreview campaign={campaign} /> : null}
    </div>
  );
}
