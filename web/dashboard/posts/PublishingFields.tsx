import { useWatch } from 'react-hook-form';
import { type PostStatus, postStatuses } from '../../../domain/post.ts';
import { DateTimeField } from '../form/DateTimeField.tsx';
import { SelectField } from '../form/SelectField.tsx';
import { useMay } from '../session/account.ts';
import { useNow } from '../time/now.ts';
import { siteTimeName } from '../time/site-time.ts';
import type { PostControl } from './form-values.ts';
import { publishingMeaning } from './publishing.ts';
import { statusNames } from './StatusBadge.tsx';

interface PublishingFieldsProps {
  control: PostControl;
  /** As it is kept now; a new post is none. */
  present: { status: PostStatus; published_date: string | null } | undefined;
}

/** Whether visitors read it, and from when. Whoever may not publish leaves that as it is. */
export function PublishingFields({ control, present }: PublishingFieldsProps) {
  const mayPublish = useMay('posts.publish');
  const now = useNow();
  const [status, date] = useWatch({ control, name: ['status', 'published_date'] });
  const was = present?.status ?? 'draft';
  const open = mayPublish
    ? postStatuses
    : postStatuses.filter((it) => it === was || (it !== 'published' && was !== 'published'));
  const mayDate = mayPublish || was !== 'published';
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
      {mayDate ? (
        <DateTimeField
          control={control}
          name="published_date"
          label="Published Date"
          hint={`${siteTimeName()}. Left empty, it is the moment of publishing; a moment to come schedules the post.`}
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
