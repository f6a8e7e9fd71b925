import { useQueryClient } from '@tanstack/react-query';
import { type Control, useWatch } from 'react-hook-form';
import { toast } from 'sonner';
import type { z } from 'zod';
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
    title: 'Title',
    address: 'Address',
    content: 'Text',
    description: 'Description',
    status: 'Status',
    published_date: 'Published date',
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
        label="Status"
        hint={mayPublish ? undefined : 'You do not have permission to publish or unpublish.'}
        options={open.map((value) => ({ value, label: statusNames[value] }))}
      />
      {mayPublish || was !== 'published' ? (
        <DateTimeField
          control={control}
          name="published_date"
          label="Published date"
          hint={`${siteTimeName()}. Leave empty to publish now; a future time schedules the page.`}
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
      submit="Save page"
      submitting="Saving..."
      failed="The page could not be saved. Try again."
      backTo={staffAddresses.pages}
      preview={
        mayPreview ? (input) => request('POST /previews/pages/', { body: { ...input, id: page?.id } }) : undefined
      }
      save={async (input, seen) => {
        if (page) await request('PUT /pages/{id}/', { parameters: { id: page.id }, body: { ...input, ...seen } });
        else await request('POST /pages/', { body: input });
        toast.success(`Page "${input.title}" saved.`);
        await queries.invalidateQueries({ queryKey: everyPlainPage });
      }}
    >
      {(control) => (
        <div className="grid items-start gap-5 xl:grid-cols-[minmax(0,1fr)_22rem]">
          <FormSection title="Page">
            <TextField control={control} name="title" label="Title" />
            <TextField
              control={control}
              name="address"
              label="Address"
              spellCheck={false}
              readOnly={!mayMove}
              hint={
                !mayMove
                  ? 'You do not have permission to move a published page.'
                  : page
                    ? 'Used in the URL, such as our-story or about/partners. Once the page is published, the old address leads to the new one.'
                    : 'Used in the URL, such as our-story or about/partners. Leave empty to make it from the title.'
              }
            />
            <RichTextField control={control} name="content" label="Text" />
            <TextAreaField
              control={control}
              name="description"
              label="Description"
              hint={`Shown in search results and shared links. At most ${MAX_PAGE_DESCRIPTION} characters. Optional.`}
              rows={2}
            />
          </FormSection>
          <FormSection title="Publishing">
            <PlainPagePublishing control={control} present={page} />
          </FormSection>
        </div>
      )}
    </FormScreen>
  );
}
