import { toast } from 'sonner';
import { staffAddresses } from '../../../domain/addresses.ts';
import {
  MAX_ENTRIES,
  type SiteSettings,
  siteSettings as schemaAsRead,
  siteSettingsInput,
  socialNetworks,
} from '../../../domain/site.ts';
import { siteFieldLabels as fields, settingWords } from '../../../domain/site-fact.ts';
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

/** The text of a setting, `Empty` for none. */
export const showSetting = (value: unknown) => settingWords(value) || 'Empty';

interface SettingsFormProps {
  settings: SiteSettings;
  onSaved(): void;
}

const networks = socialNetworks.map((value) => ({ value, label: networkNames[value] }));

const valuesOf = ({ updated_at: _, ...values }: SiteSettings) => values;

/** The fields of two versions, as they are shown side by side. */
const compared = {
  ...fields,
  languages: { label: fields.languages, show: showSetting },
  social_links: { label: fields.social_links, show: showSetting },
  fun_facts: { label: fields.fun_facts, show: showSetting },
  progress_bars: { label: fields.progress_bars, show: showSetting },
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
      submit="Save settings"
      submitting="Saving..."
      failed="Failed to save the settings. Please try again."
      backTo={staffAddresses.overview}
      save={async (input, seen) => {
        await request('PUT /site-settings/', { body: { ...input, ...seen } });
        toast.success('Settings saved.');
      }}
      onSaved={onSaved}
    >
      {(control) => (
        <>
          <FormSection title="Organisation">
            <TextField control={control} name="name" label={fields.name} autoComplete="off" />
            <TextField control={control} name="tagline" label={fields.tagline} hint="Shown next to the name." />
            <TextField control={control} name="line" label={fields.line} />
            <TextAreaField control={control} name="description" label={fields.description} rows={4} />
            <NumberField control={control} name="copyright_year" label={fields.copyright_year} min={1900} max={2100} />
          </FormSection>
          <FormSection title="Foundation and work" hint="Facts used on several pages.">
            <div className="grid items-start gap-5 sm:grid-cols-2">
              <NumberField control={control} name="founded" label={fields.founded} min={1900} max={2100} />
              <TextField control={control} name="legal_form" label={fields.legal_form} />
              <TextField control={control} name="registered_in" label={fields.registered_in} />
              <TextField control={control} name="group_size" label={fields.group_size} hint="For example, 15-30." />
            </div>
            <TextAreaField control={control} name="mission" label={fields.mission} rows={3} />
            <TextAreaField control={control} name="vision" label={fields.vision} rows={3} />
            <TextField
              control={control}
              name="sign_in_claim"
              label={fields.sign_in_claim}
              hint="Leave it empty to show none."
            />
          </FormSection>
          <FormSection
            title="Contact and offices"
            hint="If you leave the phone number or e-mail address empty, visitors see none. Messages from visitors go to this e-mail address."
          >
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
                hint="Where the head office is, such as KK 15 Ave, house 12."
                autoComplete="off"
              />
            </div>
            <TextAreaField
              control={control}
              name="opening_hours"
              label={fields.opening_hours}
              hint="When somebody is there, such as Monday to Friday, 8:00 to 17:00."
              rows={3}
            />
          </FormSection>
          <FormSection
            title="Languages"
            hint="Visitors are offered these beside English. What is not translated yet they read in English."
          >
            <LanguagesField control={control} name="languages" />
            <CheckboxField
              control={control}
              name="translated_first"
              label={fields.translated_first}
              hint="In the lists of articles, photos and videos, visitors see first what is translated into their language."
            />
          </FormSection>
          <FormSection title="Social links" hint="Where else to find the organisation.">
            <ListField
              control={control}
              name="social_links"
              one="social link"
              most={MAX_ENTRIES}
              empty={{ network: 'facebook', url: '' }}
            >
              {(index) => (
                <>
                  <SelectField
                    control={control}
                    name={`social_links.${index}.network`}
                    label="Network"
                    options={networks}
                  />
                  <TextField control={control} name={`social_links.${index}.url`} label="Address" inputMode="url" />
                </>
              )}
            </ListField>
          </FormSection>
          <FormSection title="Fun facts" hint="The large numbers on the site.">
            <ListField
              control={control}
              name="fun_facts"
              one="fun fact"
              most={MAX_ENTRIES}
              empty={{ value: '', label: '' }}
            >
              {(index) => (
                <>
                  <TextField control={control} name={`fun_facts.${index}.value`} label="Value" />
                  <TextField control={control} name={`fun_facts.${index}.label`} label="Label" />
                </>
              )}
            </ListField>
          </FormSection>
          <FormSection title="Progress bars" hint="Progress in percent.">
            <ListField
              control={control}
              name="progress_bars"
              one="progress bar"
              most={MAX_ENTRIES}
              empty={{ label: '', percent: 0 }}
            >
              {(index) => (
                <>
                  <TextField control={control} name={`progress_bars.${index}.label`} label="Label" />
                  <NumberField
                    control={control}
                    name={`progress_bars.${index}.percent`}
                    label="Percent"
                    min={0}
                    max={100}
                  />
                </>
              )}
            </ListField>
          </FormSection>
        </>
      )}
    </FormScreen>
  );
}
