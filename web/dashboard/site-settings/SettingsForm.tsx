import { toast } from 'sonner';
import { no, yes } from '#locale/dashboard/form.ts';
import * as words from '#locale/dashboard/site-settings.ts';
import { staffAddresses } from '../../../domain/addresses.ts';
import { languages, languageWords } from '../../../domain/languages.ts';
import {
  MAX_ENTRIES,
  type SiteField,
  type SiteSettings,
  siteSettings as schemaAsRead,
  siteSettingsInput,
  socialNetworks,
} from '../../../domain/site.ts';
import { settingWords } from '../../../domain/site-fact.ts';
import { CheckboxField } from '../form/CheckboxField.tsx';
import { changeOf } from '../form/conflict.ts';
import { FormScreen } from '../form/FormScreen.tsx';
import { FormSection } from '../form/FormSection.tsx';
import { ListField } from '../form/ListField.tsx';
import { NumberField } from '../form/NumberField.tsx';
import { SelectField } from '../form/SelectField.tsx';
import { TextAreaField } from '../form/TextAreaField.tsx';
import { TextField } from '../form/TextField.tsx';
import { request } from '../session/request.ts';
import { LanguagesField } from './LanguagesField.tsx';

const networkNames: Record<(typeof socialNetworks)[number], string> = {
  facebook: 'Facebook',
  x: 'X',
  instagram: 'Instagram',
  youtube: 'YouTube',
  linkedin: 'LinkedIn',
  whatsapp: 'WhatsApp',
};

const languageNames = new Map<unknown, string>(languages.map((code) => [code, languageWords[code].name]));

/** The text of a setting, `Empty` for none. */
export function showSetting(field: SiteField, value: unknown): string {
  if (typeof value === 'boolean') return value ? yes : no;
  const isLanguage = field === 'languages' || field === 'notice_language';
  const named = isLanguage ? [value].flat().map((code) => languageNames.get(code) ?? '') : value;
  return settingWords(named) || words.empty;
}

interface SettingsFormProps {
  settings: SiteSettings;
  onSaved(): void;
}

const networks = socialNetworks.map((value) => ({ value, label: networkNames[value] }));

const noticeLanguages = languages.map((value) => ({ value, label: languageWords[value].name }));

const { fields } = words;

const valuesOf = ({ updated_at: _, ...values }: SiteSettings) => values;

const shown = (field: SiteField) => ({ label: fields[field], show: (value: unknown) => showSetting(field, value) });

/** The fields of two versions, as they are shown side by side. */
const compared = {
  ...fields,
  languages: shown('languages'),
  notice_language: shown('notice_language'),
  social_links: shown('social_links'),
  fun_facts: shown('fun_facts'),
  progress_bars: shown('progress_bars'),
} as const;

/** Changes the settings, all of them at once. */
export function SettingsForm({ settings, onSaved }: SettingsFormProps) {
  return (
    <FormScreen
      schema={siteSettingsInput}
      startsWith={valuesOf(settings)}
      change={changeOf(settings, schemaAsRead, valuesOf, compared)}
      translated={{ resource: 'settings', record: 'settings' }}
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
      {(control) => (
        <>
          <FormSection title={words.organisation}>
            <TextField control={control} name="name" label={fields.name} autoComplete="off" />
            <TextField control={control} name="tagline" label={fields.tagline} hint={words.taglineHint} />
            <TextField control={control} name="line" label={fields.line} />
            <TextAreaField control={control} name="description" label={fields.description} rows={4} />
            <NumberField control={control} name="copyright_year" label={fields.copyright_year} />
          </FormSection>
          <FormSection title={words.foundationAndWork} hint={words.foundationHint}>
            <div className="grid items-start gap-5 sm:grid-cols-2">
              <NumberField control={control} name="founded" label={fields.founded} />
              <TextField control={control} name="legal_form" label={fields.legal_form} />
              <TextField control={control} name="registered_in" label={fields.registered_in} />
              <TextField control={control} name="tax_number" label={fields.tax_number} />
              <TextField control={control} name="group_size" label={fields.group_size} hint={words.groupSizeHint} />
            </div>
            <TextAreaField control={control} name="mission" label={fields.mission} rows={3} />
            <TextAreaField control={control} name="vision" label={fields.vision} rows={3} />
            <TextField control={control} name="sign_in_claim" label={fields.sign_in_claim} hint={words.claimHint} />
          </FormSection>
          <FormSection title={words.contactAndOffices} hint={words.contactHint}>
            <div className="grid items-start gap-5 sm:grid-cols-2">
              <TextField control={control} name="phone" label={fields.phone} type="tel" autoComplete="off" />
              <TextField control={control} name="email" label={fields.email} type="email" autoComplete="off" />
              <TextField control={control} name="head_office" label={fields.head_office} autoComplete="off" />
              <TextField control={control} name="branch_office" label={fields.branch_office} autoComplete="off" />
              <TextField control={control} name="city" label={fields.city} autoComplete="off" />
              <TextField
                control={control}
                name="street"
                label={fields.street}
                hint={words.streetHint}
                autoComplete="off"
              />
            </div>
            <TextAreaField
              control={control}
              name="opening_hours"
              label={fields.opening_hours}
              hint={words.openingHoursHint}
              rows={3}
            />
          </FormSection>
          <FormSection title={words.languages} hint={words.languagesHint}>
            <LanguagesField control={control} name="languages" />
            <CheckboxField
              control={control}
              name="translated_first"
              label={fields.translated_first}
              hint={words.translatedFirstHint}
            />
            <SelectField
              control={control}
              name="notice_language"
              label={fields.notice_language}
              hint={words.noticeLanguageHint}
              options={noticeLanguages}
            />
          </FormSection>
          <FormSection title={words.socialLinks} hint={words.socialLinksHint}>
            <ListField
              control={control}
              name="social_links"
              one={words.socialLink}
              most={MAX_ENTRIES}
              empty={{ network: 'facebook', url: '' }}
            >
              {(index) => (
                <>
                  <SelectField
                    control={control}
                    name={`social_links.${index}.network`}
                    label={words.network}
                    options={networks}
                  />
                  <TextField
                    control={control}
                    name={`social_links.${index}.url`}
                    label={words.address}
                    inputMode="url"
                  />
                </>
              )}
            </ListField>
          </FormSection>
          <FormSection title={words.funFacts} hint={words.funFactsHint}>
            <ListField
              control={control}
              name="fun_facts"
              one={words.funFact}
              most={MAX_ENTRIES}
              empty={{ value: '', label: '' }}
            >
              {(index) => (
                <>
                  <TextField control={control} name={`fun_facts.${index}.value`} label={words.value} />
                  <TextField control={control} name={`fun_facts.${index}.label`} label={words.label} />
                </>
              )}
            </ListField>
          </FormSection>
          <FormSection title={words.progressBars} hint={words.progressBarsHint}>
            <ListField
              control={control}
              name="progress_bars"
              one={words.progressBar}
              most={MAX_ENTRIES}
              empty={{ label: '', percent: 0 }}
            >
              {(index) => (
                <>
                  <TextField control={control} name={`progress_bars.${index}.label`} label={words.label} />
                  <NumberField control={control} name={`progress_bars.${index}.percent`} label={words.percent} />
                </>
              )}
            </ListField>
          </FormSection>
        </>
      )}
    </FormScreen>
  );
}
