import { useQueryClient } from '@tanstack/react-query';
import { toast } from 'sonner';
import * as words from '#locale/dashboard/newsletter.ts';
import { type Campaign, scheduleInput } from '../../../domain/campaign.ts';
import { DateTimeField } from '../form/DateTimeField.tsx';
import { FormDialog } from '../form/FormDialog.tsx';
import { request } from '../session/request.ts';
import { showDateAndTime, siteTimeName } from '../time/site-time.ts';
import { everyCampaign } from './calls.ts';

const texts = {
  title: words.whenToSend,
  submit: words.setTheTime,
  submitting: words.settingTheTime,
  failed: words.timeNotSet,
};

/** Only the version that the user saw goes out. */
const schema = scheduleInput.pick({ send_at: true });

/** Asks when a campaign is to go out, or when else. */
export function ScheduleDialog({ campaign, onClose }: { campaign: Campaign; onClose(): void }) {
  const queries = useQueryClient();
  const { id, send_at, missed, updated_at } = campaign;
  return (
    <FormDialog
      texts={texts}
      schema={schema}
      startsWith={{ send_at: missed === null ? (send_at ?? '') : '' }}
      draft={`newsletter ${id} time`}
      save={async (input) => {
        const body = { ...input, updated_at };
        await request('POST /newsletter/campaigns/{id}/schedule/', { parameters: { id }, body });
        toast.success(words.goesOutOn(showDateAndTime(input.send_at)));
        await queries.invalidateQueries({ queryKey: everyCampaign });
        return undefined;
      }}
      onClose={onClose}
    >
      {(control) => (
        <DateTimeField
          control={control}
          name="send_at"
          label={words.dayAndTime}
          hint={words.dayAndTimeHint(siteTimeName())}
        />
      )}
    </FormDialog>
  );
}
