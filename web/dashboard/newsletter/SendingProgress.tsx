import type { Campaign } from '../../../domain/campaign.ts';
import { Banner } from '../components/Banner.tsx';
import { Fact, Facts } from '../details/Facts.tsx';
import { FormSection } from '../form/FormSection.tsx';
import { Moment } from '../time/Moment.tsx';
import { sentWords } from './progress-words.ts';

/** How far a campaign has come, and why it does not get on. */
export function SendingProgress({ campaign }: { campaign: Campaign }) {
  const { progress, problem, started_at, finished_at, status } = campaign;
  return (
    <FormSection title="Sending">
      {problem === null ? null : (
        <Banner tone="danger">
          <p>The mail server takes no mail just now. It is tried again by itself.</p>
          <p className="text-sm break-words">{problem}</p>
        </Banner>
      )}
      <div className="grid gap-2">
        <progress
          className="w-full"
          aria-label="Mails sent"
          max={progress.total}
          value={progress.total - progress.waiting}
        />
        <p role="status" className="font-semibold tabular-nums">
          {sentWords(progress)}
        </p>
      </div>
      <Facts>
        <Fact name="Still to be sent">{progress.waiting}</Fact>
        <Fact name="Failed">{progress.failed}</Fact>
        <Fact name="Left before">{progress.left}</Fact>
        {started_at === null ? null : (
          <Fact name="Begun">
            <Moment at={started_at} />
          </Fact>
        )}
        {finished_at === null || status !== 'sent' ? null : (
          <Fact name="Finished">
            <Moment at={finished_at} />
          </Fact>
        )}
      </Facts>
    </FormSection>
  );
}
