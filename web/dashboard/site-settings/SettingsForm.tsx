import { type ReactNode, Suspense, useState } from 'react';
import type { FieldValues } from 'react-hook-form';
import { toast } from 'sonner';
import * as words from '#locale/dashboard/site-settings.ts';
import { staffAddresses } from '../../../domain/addresses.ts';
import {
  type SiteField,
  type SiteSettings,
  siteSettings as schemaAsRead,
  siteSettingsInput,
} from '../../../domain/site.ts';
import { controlsIn } from '../fields/FieldControl.tsx';
import { comparedFields, formValues } from '../fields/record-form.ts';
import { changeOf } from '../form/conflict.ts';
import { FormScreen } from '../form/FormScreen.tsx';
import { FormSection } from '../form/FormSection.tsx';
import { TextAreaField } from '../form/TextAreaField.tsx';
import { TextField } from '../form/TextField.tsx';
import { behindButton } from '../loading/lazy.ts';
import { request } from '../session/request.ts';
import { wordedSettingsFields } from './fields.ts';
import { MainLanguage } from './MainLanguage.tsx';
import { sectionsOf } from './places.ts';
import { SettingsTabs } from './SettingsTabs.tsx';

const { Part: MainLanguageDialog, approach } = behindButton(
  async () => (await import('./MainLanguageDialog.tsx')).MainLanguageDialog,
);

interface SettingsFormProps {
  settings: SiteSettings;
  onSaved(): void;
}

/** Fields of one line stand two beside each other. */
const isShort = (name: SiteField) =>
  !['mission', 'vision', 'sign_in_claim'].includes(name) &&
  ['text', 'number', 'choice'].includes(wordedSettingsFields[name].kind);

const valuesOf = (settings: SiteSettings) => formValues(wordedSettingsFields, settings);

/** Changes the settings in tabs, all of them at once. */
export function SettingsForm({ settings, onSaved }: SettingsFormProps) {
  const [isChangingLanguage, setChangingLanguage] = useState(false);
  return (
    <>
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
          const own: Partial<Record<SiteField, ReactNode>> = {
            phone: (
              <TextField
                control={control}
                name="phone"
                label={wordedSettingsFields.phone.label}
                type="tel"
                autoComplete="off"
              />
            ),
            email: (
              <TextField
                control={control}
                name="email"
                label={wordedSettingsFields.email.label}
                type="email"
                autoComplete="off"
              />
            ),
            mission: (
              <TextAreaField control={control} name="mission" label={wordedSettingsFields.mission.label} rows={3} />
            ),
            vision: (
              <TextAreaField control={control} name="vision" label={wordedSettingsFields.vision.label} rows={3} />
            ),
          };
          return (
            <SettingsTabs control={control}>
              {(tab) =>
                sectionsOf(tab).map(({ name, title, hint, fields }) => (
                  <FormSection key={name} id={name} title={title} hint={typeof hint === 'function' ? hint() : hint}>
                    {name === 'mainLanguage' ? (
                      <MainLanguage control={control} approach={approach} onChange={() => setChangingLanguage(true)} />
                    ) : null}
                    <div className="grid items-start gap-5 empty:hidden sm:grid-cols-2">
                      {fields.map((one) => (
                        <div key={one} data-setting={one} className={isShort(one) ? '' : 'sm:col-span-2'}>
                          {own[one] ?? field(one)}
                        </div>
                      ))}
                    </div>
                  </FormSection>
                ))
              }
            </SettingsTabs>
          );
        }}
      </FormScreen>
      {isChangingLanguage ? (
        // Outside the form, which would be sent with it.
        <Suspense>
          <MainLanguageDialog onClose={() => setChangingLanguage(false)} />
        </Suspense>
      ) : null}
    </>
  );
}
