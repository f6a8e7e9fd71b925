import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { toast } from 'sonner';
import { z } from 'zod';
import * as words from '#locale/dashboard/translations.ts';
import { staffAddresses } from '../../../domain/addresses.ts';
import { languageWords } from '../../../domain/languages.ts';
import { offPage } from '../../../domain/translation/record-pages.ts';
import { type Translation, translation as translationSchema } from '../../../domain/translation/translation.ts';
import { Banner } from '../components/Banner.tsx';
import { Button } from '../components/Button.tsx';
import type { Change } from '../form/conflict.ts';
import { FormScreen } from '../form/FormScreen.tsx';
import { everyTranslation } from '../form/translations-of.ts';
import { request } from '../session/request.ts';
import type { Place } from './calls.ts';
import { labelOf } from './names.ts';
import { checkedName, TranslatedFieldRow, type TranslationValues, YES } from './TranslatedFieldRow.tsx';

/** Whether the form is saved to be published. It is no text of a record: their names have no capital letters. */
const PUBLISH = 'Publish';

const valuesOf = ({ fields }: Translation): TranslationValues =>
  Object.fromEntries([
    ...fields.map(({ name, draft, published }) => [name, draft ?? published ?? ''] as const),
    ...fields.map(({ name }) => [checkedName(name), ''] as const),
  ]);

/** The last moment at which one of its fields was changed; null for never. */
const lastChange = ({ fields }: Translation) =>
  fields.reduce<string | null>(
    (last, { updated_at }) => (updated_at !== null && (last === null || updated_at > last) ? updated_at : last),
    null,
  );

const schema = z.record(z.string(), z.string());

interface TranslationFormProps {
  translation: Translation;
  place: Place;
}

/** The texts of a record, each beside its translation. */
export function TranslationForm({ translation, place }: TranslationFormProps) {
  const queries = useQueryClient();
  const { title, can, is_published } = translation;
  // After a conflict it is the translation as somebody else has left it.
  const latest = useRef(translation);
  const withdrawing = useMutation({
    mutationFn: () => request('POST /translations/{resource}/{record}/{language}/withdraw/', { parameters: place }),
    async onSuccess() {
      toast.success(words.takenBack);
      await queries.invalidateQueries({ queryKey: everyTranslation });
    },
  });
  const change: Change<TranslationValues> = {
    seen: lastChange(translation),
    read(current) {
      latest.current = translationSchema.parse(current);
      return { values: valuesOf(latest.current), seen: lastChange(latest.current) };
    },
    fields: Object.fromEntries(translation.fields.map((field) => [field.name, labelOf(field)])),
  };
  if (!can.translate) return <ReadOnly translation={translation} />;
  return (
    <>
      <FormScreen<TranslationValues, TranslationValues>
        schema={schema}
        startsWith={valuesOf(translation)}
        change={change}
        draft={`translation ${place.resource} ${place.record} ${place.language}`}
        submit={words.saveDraft}
        submitting={words.saving}
        failed={(why, reached) => (reached ? why || words.correctTexts : words.failedToSave)}
        {...(can.publish && {
          otherwise: { submit: words.publish, finish: (values: TranslationValues) => ({ ...values, [PUBLISH]: YES }) },
        })}
        backTo={staffAddresses.translations}
        {...(offPage(place.resource) === undefined && {
          preview: (values: TranslationValues) =>
            request('POST /previews/translations/{resource}/{record}/{language}/', {
              parameters: place,
              body: {
                fields: latest.current.fields.map(({ name }) => ({
                  name,
                  text: values[name] ?? '',
                  is_checked: values[checkedName(name)] === YES,
                })),
              },
            }),
          previewHint: words.previewHint(languageWords[place.language].name),
        })}
        save={async (values, { updated_at: seen }) => {
          const publish = values[PUBLISH] === YES;
          await request('PUT /translations/{resource}/{record}/{language}/', {
            parameters: place,
            body: {
              publish,
              fields: latest.current.fields.map(({ name, fingerprint, updated_at }) => ({
                name,
                fingerprint,
                text: values[name] ?? '',
                is_checked: values[checkedName(name)] === YES,
                // A draft that was kept on the device has seen an earlier state.
                updated_at: updated_at !== null && (seen == null || updated_at > seen) ? (seen ?? null) : updated_at,
              })),
            },
          });
          toast.success(publish ? words.published(languageWords[place.language].name) : words.savedAsDraft);
          await queries.invalidateQueries({ queryKey: everyTranslation });
          return undefined;
        }}
      >
        {(control) => (
          <>
            {translation.fields.map((field, index) => (
              <TranslatedFieldRow
                key={field.name}
                control={control}
                field={field}
                language={place.language}
                writtenIn={translation.written_in}
                isFirst={index === 0}
              />
            ))}
          </>
        )}
      </FormScreen>
      {is_published && can.publish ? (
        <div className="grid justify-items-start gap-2 border-t border-line pt-5">
          {withdrawing.error ? <Banner tone="danger">{withdrawing.error.message}</Banner> : null}
          <Button
            busy={withdrawing.isPending}
            aria-label={words.takeBackOf(title)}
            onClick={() => withdrawing.mutate()}
          >
            {words.takeBack}
          </Button>
        </div>
      ) : null}
    </>
  );
}

/** For those who may see the record, and not translate it. */
function ReadOnly({ translation }: { translation: Translation }) {
  return (
    <div className="grid gap-5">
      <Banner tone="info">{words.notForYou}</Banner>
      <dl className="grid gap-4">
        {translation.fields.map((field) => (
          <div key={field.name} className="border border-line bg-raised p-4">
            <dt className="font-semibold">{labelOf(field)}</dt>
            <dd lang={translation.language} className="whitespace-pre-line">
              {field.draft ?? field.published ?? words.states.missing}
            </dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
