import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { Link, useNavigate, useParams } from 'react-router';
import { toast } from 'sonner';
import { staffAddresses } from '../../../domain/addresses.ts';
import { type Campaign, campaignInput, campaign as campaignSchema, campaignTexts } from '../../../domain/campaign.ts';
import { buttonLook } from '../components/Button.tsx';
import { RichTextField } from '../editor/RichTextField.tsx';
import { FormScreen } from '../form/FormScreen.tsx';
import { FormSection } from '../form/FormSection.tsx';
import { TextField } from '../form/TextField.tsx';
import { ScreenHeader } from '../screen/ScreenHeader.tsx';
import { ScreenProblem } from '../screen/ScreenProblem.tsx';
import { Waiting } from '../screen/Waiting.tsx';
import { request } from '../session/request.ts';
import { everyCampaign, oneCampaign } from './calls.ts';

const fields = { subject: 'Subject', content: 'Newsletter' } as const;

const formValues = ({ subject, content }: Pick<Campaign, 'subject' | 'content'>) => ({ subject, content });

/** The draft as another editor has left it. */
function readCurrent(current: unknown) {
  const left = campaignSchema.parse(current);
  return { values: formValues(left), seen: left.updated_at };
}

/** Writes a campaign, or changes the draft that is given. Nothing is sent by saving. */
function CampaignForm({ campaign }: { campaign?: Campaign }) {
  const navigate = useNavigate();
  const queries = useQueryClient();
  const saved = useRef<number>(undefined);
  return (
    <FormScreen
      schema={campaignInput}
      startsWith={formValues(campaign ?? { subject: '', content: '' })}
      change={campaign && { seen: campaign.updated_at, read: readCurrent, fields }}
      draft={`newsletter ${campaign?.id ?? 'new'}`}
      submit="Save draft"
      submitting="Saving..."
      failed="Failed to save the newsletter. Please try again."
      cancelTo={campaign ? staffAddresses.campaign(campaign.id) : staffAddresses.newsletter}
      save={async (input, seen) => {
        const { id } = campaign
          ? await request('PUT /newsletter/campaigns/{id}/', {
              parameters: { id: campaign.id },
              body: { ...input, updated_at: seen },
            })
          : await request('POST /newsletter/campaigns/', { body: input });
        saved.current = id;
        toast.success('Draft saved. Nothing has been sent yet.');
        await queries.invalidateQueries({ queryKey: everyCampaign });
      }}
      onSaved={() => navigate(staffAddresses.campaign(saved.current ?? 0))}
    >
      {(control) => (
        <FormSection
          title="Newsletter"
          hint="Saving sends nothing. You see it as a reader would, and try it, before it goes."
        >
          <TextField control={control} name="subject" label="Subject" />
          <RichTextField
            control={control}
            name="content"
            label="Newsletter"
            hint="A plain text for those who read mail without HTML, and the link to leave by, are added by themselves."
          />
        </FormSection>
      )}
    </FormScreen>
  );
}

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
  if (!isFetchedAfterMount) return <Waiting>Loading the newsletter...</Waiting>;
  if (data === undefined || data.deleted_at !== null) {
    return (
      <ScreenProblem
        title="The newsletter could not be loaded"
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
