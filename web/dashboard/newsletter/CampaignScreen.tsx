import { useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { useNavigate } from 'react-router';
import { toast } from 'sonner';
import { staffAddresses } from '../../../domain/addresses.ts';
import { type Campaign, campaignInput, campaign as campaignSchema, campaignTexts } from '../../../domain/campaign.ts';
import { RichTextField } from '../editor/RichTextField.tsx';
import { changeOf } from '../form/conflict.ts';
import { FormScreen } from '../form/FormScreen.tsx';
import { FormSection } from '../form/FormSection.tsx';
import { TextField } from '../form/TextField.tsx';
import { RecordScreen } from '../record/RecordScreen.tsx';
import { BackLink } from '../screen/BackLink.tsx';
import { ScreenHeader } from '../screen/ScreenHeader.tsx';
import { ScreenProblem } from '../screen/ScreenProblem.tsx';
import { request } from '../session/request.ts';
import { everyCampaign, oneCampaign } from './calls.ts';

const fields = { subject: 'Subject', content: 'Newsletter' } as const;

const formValues = ({ subject, content }: Pick<Campaign, 'subject' | 'content'>) => ({ subject, content });

/** Writes a campaign, or changes the draft that is given. Nothing is sent by saving. */
function CampaignForm({ campaign }: { campaign?: Campaign }) {
  const navigate = useNavigate();
  const queries = useQueryClient();
  const saved = useRef<number>(undefined);
  return (
    <FormScreen
      schema={campaignInput}
      startsWith={formValues(campaign ?? { subject: '', content: '' })}
      change={campaign && changeOf(campaign, campaignSchema, formValues, fields)}
      translated={campaign && { resource: 'newsletter', record: String(campaign.id) }}
      draft={`newsletter ${campaign?.id ?? 'new'}`}
      submit="Save draft"
      submitting="Saving..."
      failed="Failed to save the newsletter. Please try again."
      backTo={campaign ? staffAddresses.campaign(campaign.id) : staffAddresses.newsletter}
      save={async (input, seen) => {
        const { id } = campaign
          ? await request('PUT /newsletter/campaigns/{id}/', {
              parameters: { id: campaign.id },
              body: { ...input, ...seen },
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
          hint="Saving does not send anything. You can preview and test the newsletter before you send it."
        >
          <TextField control={control} name="subject" label="Subject" />
          <RichTextField
            control={control}
            name="content"
            label="Newsletter"
            hint="A plain text version and an unsubscribe link are added automatically."
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
      actions={<BackLink to={staffAddresses.newsletter}>Back to the newsletter</BackLink>}
    />
  );
}

/** The form for a campaign still to be written. */
export function NewCampaign() {
  return (
    <div className="grid max-w-4xl gap-6">
      <Heading subtitle="Write to all subscribers." />
      <CampaignForm />
    </div>
  );
}

/** The form of the draft in the address. */
export function EditCampaign() {
  return (
    <RecordScreen
      one={oneCampaign}
      title="Newsletter"
      loading="Loading the newsletter..."
      failed="The newsletter could not be loaded"
      list={staffAddresses.newsletter}
    >
      {(campaign) =>
        campaign.status === 'draft' ? (
          <div className="grid max-w-4xl gap-6">
            <Heading subtitle={campaign.subject} />
            <CampaignForm campaign={campaign} />
          </div>
        ) : (
          <ScreenProblem title={campaign.subject} detail={campaignTexts.written} />
        )
      }
    </RecordScreen>
  );
}
