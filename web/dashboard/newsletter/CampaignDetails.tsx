import { useQuery } from '@tanstack/react-query';
import { Link, useParams } from 'react-router';
import { staffAddresses } from '../../../domain/addresses.ts';
import { buttonLook } from '../components/Button.tsx';
import { ScreenHeading } from '../screen/ScreenHeading.tsx';
import { ScreenProblem } from '../screen/ScreenProblem.tsx';
import { Waiting } from '../screen/Waiting.tsx';
import { CampaignActions } from './CampaignActions.tsx';
import { CampaignBadge } from './CampaignBadge.tsx';
import { CampaignPreview } from './CampaignPreview.tsx';
import { oneCampaign } from './calls.ts';
import { FailedMails } from './FailedMails.tsx';
import { SendingProgress } from './SendingProgress.tsx';

const back = (
  <Link to={staffAddresses.newsletter} className={buttonLook('secondary')}>
    Back to the newsletter
  </Link>
);

/** One campaign: as readers get it, how far it has come, and what can be done with it. */
export function CampaignDetails() {
  const { data: campaign, error, refetch } = useQuery(oneCampaign(Number(useParams().id)));
  if (campaign === undefined && error === null) return <Waiting>Loading the letter...</Waiting>;
  if (campaign === undefined) {
    return (
      <div className="grid justify-items-start gap-5">
        <ScreenProblem title="The letter could not be loaded" detail={error?.message} onRetry={() => void refetch()} />
        {back}
      </div>
    );
  }
  const { subject, status, progress } = campaign;
  return (
    <div className="grid max-w-4xl gap-6">
      <header className="grid gap-4">
        <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
          <ScreenHeading>{subject}</ScreenHeading>
          <CampaignBadge status={status} />
        </div>
        <div className="flex flex-wrap gap-3">
          {back}
          {campaign.deleted_at === null && campaign.can?.edit ? <CampaignActions campaign={campaign} /> : null}
        </div>
      </header>
      {campaign.deleted_at === null ? null : <p>It is in the trash. Restore it there to change or send it.</p>}
      {status === 'draft' ? null : <SendingProgress campaign={campaign} />}
      {progress.failed === 0 ? null : <FailedMails campaign={campaign} />}
      {campaign.deleted_at === null ? <CampaignPreview campaign={campaign} /> : null}
    </div>
  );
}
