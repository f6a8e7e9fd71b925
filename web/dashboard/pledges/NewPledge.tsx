import { useQuery } from '@tanstack/react-query';
import { useRef } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { toast } from 'sonner';
import * as words from '#locale/dashboard/pledges.ts';
import { donationTypes } from '#locale/donate.ts';
import { staffAddresses } from '../../../domain/addresses.ts';
import { currencies } from '../../../domain/giving/money.ts';
import { staffPledgeInput } from '../../../domain/giving/pledge.ts';
import type { DonationInterest } from '../../../domain/submissions/donations.ts';
import { interests } from '../donations/kind.ts';
import { CheckboxField } from '../form/CheckboxField.tsx';
import { FormScreen } from '../form/FormScreen.tsx';
import { FormSection } from '../form/FormSection.tsx';
import { LanguageField } from '../form/LanguageField.tsx';
import { SelectField } from '../form/SelectField.tsx';
import { TextAreaField } from '../form/TextAreaField.tsx';
import { TextField } from '../form/TextField.tsx';
import { BackLink } from '../screen/BackLink.tsx';
import { ScreenHeader } from '../screen/ScreenHeader.tsx';
import { ScreenProblem } from '../screen/ScreenProblem.tsx';
import { Waiting } from '../screen/Waiting.tsx';
import { request } from '../session/request.ts';
import { oneSubmission } from '../submissions/kind.ts';
import { begunPledge } from './begun.ts';
import { projectsToGiveFor, useGivingAgain } from './calls.ts';

/** What the interest offers, in the visitor's words. */
const offeredBy = ({ donation_type, estimated_amount }: DonationInterest) =>
  [donationTypes[donation_type], estimated_amount].filter((part) => part !== '').join(', ');

/** One pledge; of a donation interest where there is one. */
function PledgeForm({ interest }: { interest: DonationInterest | undefined }) {
  const navigate = useNavigate();
  const readAgain = useGivingAgain();
  const { data: projects = [] } = useQuery(projectsToGiveFor);
  const entered = useRef(0);
  return (
    <FormScreen
      schema={staffPledgeInput}
      startsWith={begunPledge(interest)}
      draft={interest === undefined ? 'pledge' : `pledge of interest ${interest.id}`}
      submit={words.enter}
      submitting={words.entering}
      failed={words.notEntered}
      backTo={interest === undefined ? staffAddresses.pledges : staffAddresses.donations}
      save={async (input) => {
        const { id, reference } = await request('POST /pledges/by-staff/', { body: input });
        entered.current = id;
        toast.success(words.entered(reference));
        await readAgain();
        return undefined;
      }}
      onSaved={() => navigate(staffAddresses.pledge(entered.current), { replace: true })}
    >
      {(control) => (
        <>
          <FormSection
            title={words.whoGives}
            hint={interest && words.fromInterest(interest.full_name, offeredBy(interest))}
          >
            <div className="grid items-start gap-5 sm:grid-cols-2">
              <TextField
                control={control}
                name="full_name"
                label={words.fullName}
                hint={words.nameHint}
                autoComplete="off"
              />
              <LanguageField control={control} name="language" />
              <TextField
                control={control}
                name="email"
                label={words.email}
                type="email"
                hint={words.emailOrPhone}
                autoComplete="off"
              />
              <TextField control={control} name="phone" label={words.phone} inputMode="tel" autoComplete="off" />
            </div>
          </FormSection>
          <FormSection title={words.whatIsGiven}>
            <div className="grid items-start gap-5 sm:grid-cols-2">
              <TextField control={control} name="amount" label={words.amount} inputMode="decimal" autoComplete="off" />
              <SelectField
                control={control}
                name="currency"
                label={words.currency}
                options={currencies.map((code) => ({ value: code, label: code }))}
              />
              <SelectField
                control={control}
                name="rhythm"
                label={words.rhythm}
                options={[
                  { value: 'once', label: words.rhythms.once },
                  { value: 'monthly', label: words.rhythms.monthly },
                ]}
              />
              <SelectField
                control={control}
                name="project_id"
                label={words.project}
                options={[
                  { value: null, label: words.whereItIsNeeded },
                  ...projects.map(({ id, title }) => ({ value: id, label: title })),
                ]}
              />
            </div>
            <TextAreaField control={control} name="message" label={words.message} hint={words.optional} rows={3} />
            <CheckboxField
              control={control}
              name="is_reminder_wanted"
              label={words.wantsReminder}
              hint={words.reminderHint}
            />
          </FormSection>
        </>
      )}
    </FormScreen>
  );
}

/** Loads the donation interest that the pledge follows. */
function PledgeOfInterest({ id }: { id: number }) {
  const { data, error, refetch } = useQuery(oneSubmission(interests, id));
  if (data !== undefined) return <PledgeForm interest={data} />;
  if (error === null) return <Waiting>{words.loadingInterest}</Waiting>;
  return <ScreenProblem title={words.interestNotLoaded} detail={error.message} onRetry={() => void refetch()} />;
}

/** Enters the pledge of somebody who called, wrote or came. */
export function NewPledge() {
  const [parameters] = useSearchParams();
  const interest = Number(parameters.get('interest'));
  return (
    <div className="grid max-w-3xl gap-6">
      <ScreenHeader
        title={words.enterAPledge}
        subtitle={words.enterSubtitle}
        actions={<BackLink to={staffAddresses.pledges}>{words.backToPledges}</BackLink>}
      />
      {Number.isInteger(interest) && interest > 0 ? (
        <PledgeOfInterest id={interest} />
      ) : (
        <PledgeForm interest={undefined} />
      )}
    </div>
  );
}
