import type { FieldValues } from 'react-hook-form';
import { toast } from 'sonner';
import * as words from '#locale/dashboard/site-settings.ts';
import { staffAddresses } from '../../../domain/addresses.ts';
import { type SiteSettings, siteSettings as schemaAsRead, siteSettingsInput } from '../../../domain/site.ts';
import { controlsIn } from '../fields/FieldControl.tsx';
import { comparedFields, formValues } from '../fields/record-form.ts';
import { changeOf } from '../form/conflict.ts';
import { FormScreen } from '../form/FormScreen.tsx';
import { FormSection } from '../form/FormSection.tsx';
import { TextAreaField } from '../form/TextAreaField.tsx';
import { TextField } from '../form/TextField.tsx';
import { request } from '../session/request.ts';
import { wordedSettingsFields } from './fields.ts';

interface SettingsFormProps {
  settings: SiteSettings;
  onSaved(): void;
}

const valuesOf = (settings: SiteSettings) => formValues(wordedSettingsFields, settings);

/** Changes the settings, all of them at once. */
export function SettingsForm({ settings, onSaved }: SettingsFormProps) {
  return (
    <FormScreen
      schema={siteSettingsInput}
      startsWith={valuesOf(settings)}
      change={changeOf<SiteSettings, FieldValues>(
        settings,
        schemaAsRead,
        valuesOf,
        comparedFields(wordedSettingsFields),
      )}
      translated={{ resource: 'settings', record: 'settings' }}
      versions={{ collection: 'settings', id: 'settings' }}
      draft="site settings"
      submit={words.saveSettings}
      submitting={words.saving}
      failed={words.failedToSave}
      backTo={staffAddresses.overview}
      save={async (input, seen) => {
        await request('PUT /site-settings/', { body: { ...input, ...seen } });
        toast.success(words.settingsSaved);
      }}
      onSaved={onSaved}
    >
      {(control) => {
        const field = controlsIn(wordedSettingsFields, control, undefined);
        return (
          <>
            <FormSection title={words.organisation}>
              {field('name')}
              {field('tagline')}
              {field('line')}
              {field('description')}
              {field('copyright_year')}
            </FormSection>
            <FormSection title={words.foundationAndWork} hint={words.foundationHint}>
              <div className="grid items-start gap-5 sm:grid-cols-2">
                {field('founded')}
                {field('legal_form')}
                {field('registered_in')}
                {field('tax_number')}
                {field('group_size')}
              </div>
              <TextAreaField control={control} name="mission" label={wordedSettingsFields.mission.label} rows={3} />
              <TextAreaField control={control} name="vision" label={wordedSettingsFields.vision.label} rows={3} />
              {field('sign_in_claim')}
            </FormSection>
            <FormSection title={words.contactAndOffices} hint={words.contactHint}>
              <div className="grid items-start gap-5 sm:grid-cols-2">
                <TextField
                  control={control}
                  name="phone"
                  label={wordedSettingsFields.phone.label}
                  type="tel"
                  autoComplete="off"
                />
                <TextField
                  control={control}
                  name="email"
                  label={wordedSettingsFields.email.label}
                  type="email"
                  autoComplete="off"
                />
                {field('head_office')}
                {field('branch_office')}
                {field('city')}
                {field('street')}
              </div>
              {field('opening_hours')}
            </FormSection>
            <FormSection title={words.languages} hint={words.languagesHint}>
              {field('languages')}
              {field('translated_first')}
              {field('notice_language')}
            </FormSection>
            <FormSection title={words.socialLinks} hint={words.socialLinksHint}>
              {field('social_links')}
            </FormSection>
            <FormSection title={words.funFacts} hint={words.funFactsHint}>
              {field('fun_facts')}
            </FormSection>
            <FormSection title={words.progressBars} hint={words.progressBarsHint}>
              {field('progress_bars')}
            </FormSection>
          </>
        );
      }}
    </FormScreen>
  );
}
