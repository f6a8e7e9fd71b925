import { useQuery } from '@tanstack/react-query';
import { Link, useParams } from 'react-router';
import { staffAddresses } from '../../../domain/addresses.ts';
import { campaignTexts } from '../../../domain/campaign.ts';
import { buttonLook } from '../components/Button.tsx';
import { ScreenHeader } from '../screen/ScreenHeader.tsx';
import { ScreenProblem } from '../screen/ScreenProblem.tsx';
import { Waiting } from '../screen/Waiting.tsx';
import { CampaignForm } from './CampaignForm.tsx';
import { oneCampaign } from './calls.ts';

function Heading({ subtitle }: { subtitle: string }) {
  return (
    <ScreenHeader
      title="Newsletter"
      subtitle={subtitle}
      actions={
        <Link to={staffAddresses.newsletter} className={buttonLook('secondary')}>
          Back to the newsletter
        </Link>
      }
    />
  );
}

/** The form for a campaign still to be written. */
export function NewCampaign() {
  return (
    <div className="grid max-w-4xl gap-6">
      <Heading subtitle="Write to everybody who is subscribed." />
      <CampaignForm />
    </div>
  );
}

/** The form of the draft in the address. */
export function EditCampaign() {
  const id = Number(useParams().id);
  const { data, error, isFetchedAfterMount, refetch } = useQuery(oneCampaign(id));
  if (!isFetchedAfterMount) return <Waiting>Loading the letter...</Waiting>;
  if (data === undefined || data.deleted_at !== null) {
    return (
      <ScreenProblem
        title="The letter could not be loaded"
        detail={error?.message ?? 'It is in the trash. Restore it there to change it.'}
        onRetry={() => void refetch()}
      />
    );
  }
  if (data.status !== 'draft') return <ScreenProblem title={data.subject} detail={campaignTexts.written} />;
  return (
    <div className="grid max-w-4xl gap-6">
      <Heading subtitle={data.subject} />
      <CampaignForm key={id} campaign={data} />
    </div>
  );
}
