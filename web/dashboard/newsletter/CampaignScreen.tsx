import { useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import type { FieldValues } from 'react-hook-form';
import { useNavigate } from 'react-router';
import { toast } from 'sonner';
import * as words from '#locale/dashboard/newsletter.ts';
import * as writing from '#locale/dashboard/writing.ts';
import { staffAddresses } from '../../../domain/addresses.ts';
import { type Campaign, campaignInput, campaign as campaignSchema, campaignTexts } from '../../../domain/campaign.ts';
import { campaignFields } from '../../../domain/campaign-fields.ts';
import { NEW_RECORD } from '../../../domain/drafts.ts';
import { wordedFields } from '../collections/worded.ts';
import { controlsIn } from '../fields/FieldControl.tsx';
import { comparedFields, formValues } from '../fields/record-form.ts';
import { changeOf } from '../form/conflict.ts';
import { FormScreen } from '../form/FormScreen.tsx';
import { Hint } from '../hints/Hint.tsx';
import { RecordScreen } from '../record/RecordScreen.tsx';
import { wordedForStaff } from '../replies/worded.ts';
import { BackLink } from '../screen/BackLink.tsx';
import { ScreenHeader } from '../screen/ScreenHeader.tsx';
import { ScreenProblem } from '../screen/ScreenProblem.tsx';
import { request } from '../session/request.ts';
import { TitleField } from '../writing/TitleField.tsx';
import { WritingFrame } from '../writing/WritingFrame.tsx';
import { everyCampaign, oneCampaign } from './calls.ts';

/** The fields of a campaign, in the words of the dashboard. */
const fields = wordedFields('newsletter', campaignFields);

const campaignFormValues = (campaign: Campaign | undefined) => formValues(fields, campaign);

const campaignChange = (campaign: Campaign) =>
  changeOf<Campaign, FieldValues>(campaign, campaignSchema, campaignFormValues, comparedFields(fields));

/** Writes a campaign, or changes the draft that is given. Nothing is sent by saving. */
function CampaignForm({ campaign }: { campaign?: Campaign }) {
  const navigate = useNavigate();
  const queries = useQueryClient();
  const saved = useRef<number>(undefined);
  return (
    <FormScreen
      schema={campaignInput}
      startsWith={campaignFormValues(campaign)}
      change={campaign && campaignChange(campaign)}
      translated={campaign && { resource: 'newsletter', record: String(campaign.id) }}
      versions={campaign && { collection: 'newsletter', id: campaign.id }}
      keptAs={{ collection: 'newsletter', record: campaign?.id ?? NEW_RECORD }}
      draft={`newsletter ${campaign?.id ?? 'new'}`}
      submit={words.saveDraft}
      submitting={words.saving}
      failed={words.failedToSave}
      backTo={campaign ? staffAddresses.campaign(campaign.id) : staffAddresses.newsletter}
      save={async (input, seen, _, key) => {
        const { id } = campaign
          ? await request('PUT /newsletter/campaigns/{id}/', {
              parameters: { id: campaign.id },
              body: { ...input, ...seen },
            })
          : await request('POST /newsletter/campaigns/', { body: input, key });
        saved.current = id;
        toast.success(words.draftSaved);
        await queries.invalidateQueries({ queryKey: everyCampaign });
      }}
      onSaved={() => navigate(staffAddresses.campaign(saved.current ?? 0))}
      placesBeside
    >
      {(control, beside) => (
        <WritingFrame outcome={words.savingHint} settings={beside}>
          <TitleField
            control={control}
            name="subject"
            label={fields.subject.label}
            isNew={campaign === undefined}
            placeholder={writing.subjectHere}
          />
          {controlsIn(fields, control, campaign)('content')}
        </WritingFrame>
      )}
    </FormScreen>
  );
}

function Heading({ subtitle }: { subtitle: string }) {
  return (
    <ScreenHeader
      title={words.newsletter}
      subtitle={subtitle}
      actions={<BackLink to={staffAddresses.newsletter}>{words.backToTheNewsletter}</BackLink>}
    />
  );
}

/** The form for a campaign still to be written. */
export function NewCampaign() {
  return (
    <div className="writing-screen grid">
      <Heading subtitle={words.newNewsletterSubtitle} />
      <Hint name="writing" />
      <CampaignForm />
    </div>
  );
}

/** The form of the draft in the address. */
export function EditCampaign() {
  return (
    <RecordScreen
      one={oneCampaign}
      title={words.newsletter}
      loading={words.loadingNewsletter}
      failed={words.newsletterNotLoaded}
      list={staffAddresses.newsletter}
    >
      {(campaign) =>
        campaign.status === 'draft' ? (
          <div className="writing-screen grid">
            <Heading subtitle={campaign.subject} />
            <Hint name="writing" />
            <CampaignForm campaign={campaign} />
          </div>
        ) : (
          <div className="grid justify-items-start gap-5">
            <ScreenProblem
              title={campaign.subject}
              detail={wordedForStaff(campaign.status === 'scheduled' ? campaignTexts.scheduled : campaignTexts.written)}
            />
            <BackLink to={staffAddresses.campaign(campaign.id)}>{words.backToTheNewsletter}</BackLink>
          </div>
        )
      }
    </RecordScreen>
  );
}
