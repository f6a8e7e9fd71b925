import { useQueryClient } from '@tanstack/react-query';
import { toast } from 'sonner';
import * as listWords from '#locale/dashboard/collections.ts';
import * as words from '#locale/dashboard/visitor-forms.ts';
import { forms as described, type StaffForm } from '../../../domain/collections/forms.ts';
import { callsOf, collectionKey } from '../collections/calls.ts';
import { formOf } from '../collections/form.ts';
import { wordedCollection } from '../collections/worded.ts';
import { controlsIn } from '../fields/FieldControl.tsx';
import { FormScreen } from '../form/FormScreen.tsx';
import { FormSection } from '../form/FormSection.tsx';
import { siteTimeName } from '../time/site-time.ts';
import type { startOf } from './patterns.ts';

interface VisitorFormFormProps {
  /** The one to change; without it a new one is made. */
  form?: StaffForm;
  /** What a new one begins with. */
  startsWith?: ReturnType<typeof startOf> | undefined;
}

const forms = wordedCollection(described);

/** The form of a form: its questions, its words, and until when it takes answers. */
export function VisitorFormForm({ form, startsWith }: VisitorFormFormProps) {
  const queries = useQueryClient();
  const calls = callsOf(forms);
  const { one, address } = forms.screen;
  const plan = formOf(forms, form);
  return (
    <FormScreen
      {...plan}
      startsWith={{ ...plan.startsWith, ...startsWith }}
      submit={form ? listWords.updateOne(one) : listWords.createOne(one)}
      submitting={listWords.saving}
      failed={listWords.failedToSave(one)}
      backTo={address}
      save={async (input, seen, _, key) => {
        const saved = await (form ? calls.change(form.id, { ...input, ...seen }) : calls.create(input, key));
        toast.success(form ? listWords.updatedNamed(one, saved.title) : listWords.createdNamed(one, saved.title));
        await queries.invalidateQueries({ queryKey: collectionKey(forms) });
      }}
    >
      {(control) => {
        const field = controlsIn(forms.fields, control, form);
        return (
          <>
            <FormSection title={words.whatItIs}>
              {field('title')}
              {field('description')}
            </FormSection>
            <FormSection title={forms.fields.questions.label} hint={forms.fields.questions.hint}>
              {field('questions')}
            </FormSection>
            <FormSection title={words.agreeingAndThanks}>
              {field('consent')}
              {field('thanks')}
            </FormSection>
            <FormSection title={words.untilWhen} hint={words.timesIn(siteTimeName())}>
              {field('is_active')}
              {field('is_open')}
              <div className="grid items-start gap-5 sm:grid-cols-2">
                {field('closes_at')}
                {field('most_answers')}
                {field('kept_months')}
                {field('slug')}
              </div>
            </FormSection>
          </>
        );
      }}
    </FormScreen>
  );
}
