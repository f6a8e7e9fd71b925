import { useQueryClient } from '@tanstack/react-query';
import { type Control, type FieldValues, useWatch } from 'react-hook-form';
import { toast } from 'sonner';
import * as sectionWords from '#locale/dashboard/page-sections.ts';
import * as words from '#locale/dashboard/plain-pages.ts';
import { beforeYouPublish } from '#locale/dashboard/writing.ts';
import { staffAddresses } from '../../../domain/addresses.ts';
import { NEW_RECORD, type PublishingAsk } from '../../../domain/drafts.ts';
import { OWN_TEXT } from '../../../domain/fields/blocks.ts';
import { mergePages } from '../../../domain/merge-pages.ts';
import { isPageOfSections, pageOfSectionsAt } from '../../../domain/page-sections.ts';
import {
  type PlainPageInput,
  plainPageInput,
  plainPageStatuses,
  type StaffPlainPage,
  staffPlainPage,
} from '../../../domain/plain-page.ts';
import { sayPublished } from '../asking/calls.ts';
import { useAsking } from '../asking/use-asking.ts';
import { Banner } from '../components/Banner.tsx';
import { controlsIn } from '../fields/FieldControl.tsx';
import { comparedFields, formValues } from '../fields/record-form.ts';
import { changeOf } from '../form/conflict.ts';
import { DateTimeField } from '../form/DateTimeField.tsx';
import { fitting } from '../form/drafts.ts';
import { FormScreen } from '../form/FormScreen.tsx';
import { FormSection } from '../form/FormSection.tsx';
import { SelectField } from '../form/SelectField.tsx';
import { TextField } from '../form/TextField.tsx';
import { BlocksField } from '../page-blocks/BlocksField.tsx';
import { copyOfBlock, heldBlocks } from '../page-blocks/held-blocks.ts';
import { useMay } from '../session/account.ts';
import { request } from '../session/request.ts';
import { useNow } from '../time/now.ts';
import { siteTimeName } from '../time/site-time.ts';
import { BeforePublishing } from '../writing/BeforePublishing.tsx';
import { outcomeOfStatus } from '../writing/outcome.ts';
import { useWrittenLanguages } from '../writing/written-languages.ts';
import { everyPlainPage } from './calls.ts';
import { wordedPageFields } from './fields.ts';

type PlainPageControl = Control<FieldValues, unknown, PlainPageInput>;

const plainPageFormValues = (page: StaffPlainPage | undefined) => formValues(wordedPageFields, page);

const heldPage = (values: FieldValues) => ({
  ...values,
  content: String(values.content),
  blocks: heldBlocks(values.blocks),
});

const plainPageChange = (page: StaffPlainPage) => ({
  ...changeOf<StaffPlainPage, FieldValues>(page, staffPlainPage, plainPageFormValues, comparedFields(wordedPageFields)),
  // Two people who work on different parts of a page lose nothing.
  merge: (before: FieldValues | undefined, mine: FieldValues, theirs: FieldValues) =>
    mergePages(before && heldPage(before), heldPage(mine), heldPage(theirs)),
});

interface PlainPagePublishingProps {
  control: PlainPageControl;
  /** As it is kept now; a new page is none. */
  present: StaffPlainPage | undefined;
}

/** Publication and its date. Users who may not publish cannot change them. */
function PlainPagePublishing({ control, present }: PlainPagePublishingProps) {
  const field = controlsIn(wordedPageFields, control, present);
  const mayPublish = useMay('pages.publish');
  const now = useNow();
  const [status, date] = useWatch({ control, name: ['status', 'published_date'] });
  const languages = useWrittenLanguages(present && { resource: 'pages', record: String(present.id) });
  const was = present?.status ?? 'draft';
  const open = mayPublish ? plainPageStatuses : plainPageStatuses.filter((it) => it === was);
  return (
    <>
      <SelectField
        control={control}
        name="status"
        label={wordedPageFields.status.label}
        hint={mayPublish ? undefined : words.mayNotPublish}
        options={open.map((value) => ({ value, label: wordedPageFields.status.options.choices[value] ?? value }))}
      />
      {mayPublish || was !== 'published' ? (
        <DateTimeField
          control={control}
          name="published_date"
          label={wordedPageFields.published_date.label}
          hint={words.publishedDateHint(siteTimeName())}
        />
      ) : null}
      {present && isPageOfSections(present.address) ? null : field('until_then')}
      {field('is_unlisted')}
      <p role="status" className="border-l-4 border-info bg-info-surface px-4 py-3 text-info">
        {outcomeOfStatus(
          { status: status ?? 'draft', published_date: date || (present?.published_date ?? null) },
          present,
          languages,
          now,
        )}
      </p>
    </>
  );
}

/** What another page is made of, for one that has its own title and address. */
function valuesLike(page: StaffPlainPage): FieldValues {
  const { types } = wordedPageFields.blocks.options;
  const blocks = heldBlocks(plainPageFormValues(page).blocks).map((block) => {
    const type = Object.entries(types).find(([name]) => name === block.type)?.[1];
    return type && block.type !== OWN_TEXT ? copyOfBlock(block, type) : block;
  });
  return { ...plainPageFormValues(undefined), content: page.content, blocks };
}

/** The change of a page in a form that begins with what somebody asks for, who may have begun with an older state of the page. */
function changeOfTaken(page: StaffPlainPage, { draft }: PublishingAsk) {
  const seen = draft?.seen ?? page.updated_at;
  const began = { values: seen === page.updated_at ? plainPageFormValues(page) : undefined };
  return { ...plainPageChange({ ...page, updated_at: seen }), began };
}

interface PlainPageFormProps {
  page?: StaffPlainPage;
  like?: StaffPlainPage;
  /** What somebody asks to be published of a page that visitors read: the form begins with their changes. */
  taken?: PublishingAsk | undefined;
}

/** Writes a page, or changes the one that is given; a new one can begin like another. Who may not publish asks for it. */
export function PlainPageForm({ page, like, taken }: PlainPageFormProps) {
  const asking = useAsking<PlainPageInput>('pages', page);
  const { onlyAsks, instead } = asking;
  const startsWith = like ? valuesLike(like) : plainPageFormValues(page);
  const mayPreview = useMay('pages.edit');
  const queries = useQueryClient();
  const again = () => queries.invalidateQueries({ queryKey: everyPlainPage });
  const record = page && ({ resource: 'pages', record: String(page.id) } as const);
  const ofSite = page && pageOfSectionsAt(page.address);
  const mayMove = useMay('pages.publish') || page?.status !== 'published';
  return (
    <FormScreen
      schema={plainPageInput}
      startsWith={{ ...startsWith, ...fitting(taken?.draft?.values ?? {}, startsWith) }}
      change={page && (taken ? changeOfTaken(page, taken) : plainPageChange(page))}
      translated={record}
      versions={page && { collection: 'pages', id: page.id }}
      keptAs={{ collection: 'pages', record: page?.id ?? NEW_RECORD }}
      draft={`page ${page?.id ?? 'new'}`}
      submit={onlyAsks ? instead.submit : words.savePage}
      submitting={onlyAsks ? instead.submitting : words.saving}
      otherwise={asking.beside}
      failed={onlyAsks ? instead.failed : words.failedToSave}
      backTo={staffAddresses.pages}
      preview={
        mayPreview ? (input) => request('POST /previews/pages/', { body: { ...input, id: page?.id } }) : undefined
      }
      save={async (input, seen, keepDraft, key) => {
        if (page && onlyAsks) {
          await asking.askForChanges(page.id, keepDraft);
          await again();
          return 'kept as draft';
        }
        const asks = asking.wasPressed();
        const { id } = page
          ? await request('PUT /pages/{id}/', { parameters: { id: page.id }, body: { ...input, ...seen } })
          : await request('POST /pages/', { body: input, key });
        toast.success(words.pageSaved(input.title));
        if (asks) await asking.askFor(id);
        if (taken) await sayPublished('pages', id, taken).catch(() => undefined);
        await again();
        return undefined;
      }}
      checksText
    >
      {(control) => {
        const field = controlsIn(wordedPageFields, control, page);
        return (
          <div className="grid items-start gap-5 xl:grid-cols-[minmax(0,1fr)_22rem]">
            <FormSection title={words.page}>
              {ofSite === undefined ? null : (
                <Banner tone="info">
                  <p className="font-semibold">{sectionWords.ofTheSite}</p>
                  <p>{sectionWords.ofTheSiteHint}</p>
                </Banner>
              )}
              {field('title')}
              {ofSite === undefined ? (
                <TextField
                  control={control}
                  name="address"
                  label={wordedPageFields.address.label}
                  spellCheck={false}
                  readOnly={!mayMove}
                  hint={!mayMove ? words.mayNotMove : page ? words.addressHint : words.newAddressHint}
                />
              ) : null}
              <BlocksField
                control={control}
                label={wordedPageFields.blocks.label}
                options={wordedPageFields.blocks.options}
                ownText={field('content')}
                ofSite={ofSite}
              />
              {field('description')}
            </FormSection>
            <div className="grid gap-5">
              <FormSection title={words.publishing}>
                <PlainPagePublishing control={control} present={page} />
              </FormSection>
              <FormSection title={beforeYouPublish}>
                {/* What staff leave empty on a page of the site is there in every language. */}
                <BeforePublishing
                  control={control}
                  record={ofSite === undefined ? record : undefined}
                  description={{ field: 'description' }}
                  blocks={{ field: wordedPageFields.blocks, page }}
                />
              </FormSection>
            </div>
          </div>
        );
      }}
    </FormScreen>
  );
}
