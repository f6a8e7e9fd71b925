import { toast } from 'sonner';
import { z } from 'zod';
import * as words from '#locale/dashboard/languages.ts';
import { languages, languageWords } from '../../../domain/languages.ts';
import { FormSection } from '../form/FormSection.tsx';
import { SelectField } from '../form/SelectField.tsx';
import { SmallForm } from '../form/SmallForm.tsx';
import { useAccount } from '../session/account.ts';
import { showIn } from '../session/language.ts';
import { request } from '../session/request.ts';
import { keepUser } from '../session/session.ts';
import { profileSections } from './sections.ts';

const schema = z.object({ language: z.enum(languages) });
const options = languages.map((value) => ({ value, label: languageWords[value].name }));

/** The language of the dashboard for this user, on every device. */
export function MyLanguage() {
  const { first_name, last_name, language } = useAccount();
  return (
    <FormSection id="language" title={profileSections.language} hint={words.hint}>
      <SmallForm
        schema={schema}
        startsWith={{ language }}
        submit={words.save}
        submitting={words.saving}
        failed={words.notSaved}
        keeps
        save={async ({ language: chosen }) => {
          keepUser(await request('PUT /me/', { body: { first_name, last_name, language: chosen } }));
          toast.success(words.saved);
          showIn(chosen);
        }}
      >
        {(control) => <SelectField control={control} name="language" label={words.language} options={options} />}
      </SmallForm>
    </FormSection>
  );
}
