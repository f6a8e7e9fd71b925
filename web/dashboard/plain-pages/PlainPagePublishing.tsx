import { useWatch } from 'react-hook-form';
import { plainPageStatuses, type StaffPlainPage } from '../../../domain/plain-page.ts';
import { DateTimeField } from '../form/DateTimeField.tsx';
import { SelectField } from '../form/SelectField.tsx';
import { publishingMeaning } from '../posts/publishing.ts';
import { statusNames } from '../posts/StatusBadge.tsx';
import { useMay } from '../session/account.ts';
import { useNow } from '../time/now.ts';
import { siteTimeName } from '../time/site-time.ts';
import type { PlainPageControl } from './form-values.ts';

interface PlainPagePublishingProps {
  control: PlainPageControl;
  /** As it is kept now; a new page is none. */
  present: StaffPlainPage | undefined;
}

/** Whether visitors read it, and from when. Whoever may not publish leaves that as it is. */
export function PlainPagePublishing({ control, present }: PlainPagePublishingProps) {
  const mayPublish = useMay('pages.publish');
  const now = useNow();
  const [status, date] = useWatch({ control, name: ['status', 'published_date'] });
  const was = present?.status ?? 'draft';
  const open = mayPublish ? plainPageStatuses : plainPageStatuses.filter((it) => it === was);
  return (
    <>
      <SelectField
        control={control}
        name="status"
        label="Status"
        hint={
          mayPublish ? undefined : 'Publishing, and taking back what is published, needs a permission you do not have.'
        }
        options={open.map((value) => ({ value, label: statusNames[value] }))}
      />
      {mayPublish || was !== 'published' ? (
        <DateTimeField
          control={control}
          name="published_date"
          label="Published date"
          hint={`${siteTimeName()}. Left empty, it is the moment of publishing; a moment to come schedules the page.`}
        />
      ) : null}
      <p role="status" className="border-l-4 border-info bg-info-surface px-4 py-3 text-info">
        {publishingMeaning(
          { status: status ?? 'draft', published_date: date || (present?.published_date ?? null) },
          now,
        )}
      </p>
    </>
  );
}
