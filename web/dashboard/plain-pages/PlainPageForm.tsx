import { useQueryClient } from '@tanstack/react-query';
import { type Control, useWatch } from 'react-hook-form';
import { toast } from 'sonner';
import type { z } from 'zod';
import * as words from '#locale/dashboard/plain-pages.ts';
import { staffAddresses } from '../../../domain/addresses.ts';
import {
  MAX_PAGE_DESCRIPTION,
  type PlainPageInput,
  plainPageInput,
  plainPageStatuses,
  type StaffPlainPage,
  staffPlainPage,
} from '../../../domain/plain-page.ts';
import { RichTextField } from '../editor/RichTextField.tsx';
import { changeOf } from '../form/conflict.ts';
import { DateTimeField } from '../form/DateTimeField.tsx';
import { FormScreen } from '../form/FormScreen.tsx';
import { FormSection } from '../form/FormSection.tsx';
import { SelectField } from '../form/SelectField.tsx';
import { TextAreaField } from '../form/TextAreaField.tsx';
import { TextField } from '../form/TextField.tsx';
import { publishingMeaning } from '../posts/publishing.ts';
import { statusNames } from '../posts/StatusBadge.tsx';
import { useMay } from '../session/account.ts';
import { request } from '../session/request.ts';
import { useNow } from '../time/now.ts';
import { siteTimeName } from '../time/site-time.ts';
import { everyPlainPage } from './calls.ts';

/** The values of a page's form. */
type PlainPageFormValues = z.input<typeof plainPageInput>;

type PlainPageControl = Control<PlainPageFormValues, unknown, PlainPageInput>;

/** The initial values of the form: empty, or the page as it is. */
const plainPageFormValues = (page: StaffPlainPage | undefined): PlainPageFormValues => ({
  title: page?.title ?? '',
  address: page?.address ?? '',
  content: page?.content ?? '',
  description: page?.description ?? '',
  status: page?.status ?? 'draft',
  published_date: page?.published_date ?? null,
});

/** The fields of a page, compared after somebody else has changed it. */
const plainPageChange = (page: StaffPlainPage) =>
  changeOf(page, staffPlainPage, plainPageFormValues, {
    title: words.title,
    address: words.address,
    content: words.text,
    description: words.description,
    status: words.status,
    published_date: words.publishedDate,
  });

interface PlainPagePublishingProps {
  control: PlainPageControl;
  /** As it is kept now; a new page is none. */
  present: StaffPlainPage | undefined;
}

/** Publication and its date. Users who may not publish cannot change them. */
function PlainPagePublishing({ control, present }: PlainPagePublishingProps) {
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
        label={words.status}
        hint={mayPublish ? undefined : words.mayNotPublish}
        options={open.map((value) => ({ value, label: statusNames[value] }))}
      />
      {mayPublish || was !== 'published' ? (
        <DateTimeField
          control={control}
          name="published_date"
          label={words.publishedDate}
          hint={words.publishedDateHint(siteTimeName())}
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

/** Writes a page, or changes the one that is given. */
export function PlainPageForm({ page }: { page?: StaffPlainPage }) {
  const mayPreview = useMay('pages.edit');
  const queries = useQueryClient();
  const mayMove = useMay('pages.publish') || page?.status !== 'published';
  return (
    <FormScreen
      schema={plainPageInput}
      startsWith={plainPageFormValues(page)}
      change={page && plainPageChange(page)}
      translated={page && { resource: 'pages', record: String(page.id) }}
      draft={`page ${page?.id ?? 'new'}`}
      submit={words.savePage}
      submitting={words.saving}
      failed={words.failedToSave}
      backTo={staffAddresses.pages}
      preview={
        mayPreview ? (input) => request('POST /previews/pages/', { body: { ...input, id: page?.id } }) : undefined
      }
      save={async (input, seen) => {
        if (page) await request('PUT /pages/{id}/', { parameters: { id: page.id }, body: { ...input, ...seen } });
        else await request('POST /pages/', { body: input });
        toast.success(words.pageSaved(input.title));
        await queries.invalidateQueries({ queryKey: everyPlainPage });
      }}
    >
      {(control) => (
        <div className="grid items-start gap-5 xl:grid-cols-[minmax(0,1fr)_22rem]">
          <FormSection title={words.page}>
            <TextField control={control} name="title" label={words.title} />
            <TextField
              control={control}
              name="address"
              label={words.address}
              spellCheck={false}
              readOnly={!mayMove}
              hint={!mayMove ? words.mayNotMove : page ? words.addressHint : words.newAddressHint}
            />
            <RichTextField control={control} name="content" label={words.text} />
            <TextAreaField
              control={control}
              name="description"
              label={words.description}
              hint={words.descriptionHint(MAX_PAGE_DESCRIPTION)}
              rows={2}
            />
          </FormSection>
          <FormSection title={words.publishing}>
            <PlainPagePublishing control={control} present={page} />
          </FormSection>
        </div>
      )}
    </FormScreen>
  );
}
