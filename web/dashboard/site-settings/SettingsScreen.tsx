import { useQuery, useQueryClient } from '@tanstack/react-query';
import { no, yes } from '#locale/dashboard/form.ts';
import * as words from '#locale/dashboard/site-settings.ts';
import { addresses } from '../../../domain/addresses.ts';
import { saidOf } from '../../../domain/fields/field-kinds.ts';
import type { KindName } from '../../../domain/fields/kinds.ts';
import { languageWords, mainLanguage } from '../../../domain/languages.ts';
import { type SiteField, type SiteSettings, siteFields } from '../../../domain/site.ts';
import { SiteLink } from '../components/SiteLink.tsx';
import { Fact, Facts } from '../details/Facts.tsx';
import { Hint } from '../hints/Hint.tsx';
import { usePassingMessage } from '../screen/passing-message.ts';
import { ScreenHeader } from '../screen/ScreenHeader.tsx';
import { ScreenProblem } from '../screen/ScreenProblem.tsx';
import { Waiting } from '../screen/Waiting.tsx';
import { useMay } from '../session/account.ts';
import { currentSettings } from './calls.ts';
import { wordedSettingsFields } from './fields.ts';
import { SettingsForm } from './SettingsForm.tsx';

/** The text of a setting, `Empty` for none. */
function showSetting(name: SiteField, settings: SiteSettings): string {
  const value = settings[name];
  if (typeof value === 'boolean') return value ? yes : no;
  return saidOf<KindName>(wordedSettingsFields[name], value) || words.empty;
}

/** The settings, for those who may look at them and not change them. */
function SettingsFacts({ settings }: { settings: SiteSettings }) {
  return (
    <div className="border border-line bg-raised p-[clamp(1rem,3vw,1.75rem)]">
      <Facts>
        <Fact name={words.mainLanguage}>
          <span lang={mainLanguage()}>{languageWords[mainLanguage()].name}</span>
        </Fact>
        {siteFields.map((name) => (
          <Fact key={name} name={wordedSettingsFields[name].label}>
            <span className="whitespace-pre-line">{showSetting(name, settings)}</span>
          </Fact>
        ))}
      </Facts>
    </div>
  );
}

/** The screen for the organisation's settings, which all pages show. */
export function SettingsScreen() {
  const { data, error, isFetchedAfterMount, refetch } = useQuery(currentSettings);
  const queries = useQueryClient();
  const message = usePassingMessage();
  const mayEdit = useMay('settings.edit');

  if (!isFetchedAfterMount) return <Waiting>{words.loadingSettings}</Waiting>;
  if (data === undefined) {
    return <ScreenProblem title={words.settingsNotLoaded} detail={error?.message} onRetry={() => void refetch()} />;
  }
  return (
    <div className="grid max-w-4xl gap-6">
      <ScreenHeader
        title={words.siteSettings}
        subtitle={words.subtitle}
        message={message.text}
        actions={<SiteLink page={addresses.home} />}
      />
      {mayEdit ? <Hint name="siteSettings" /> : null}
      {mayEdit ? (
        <SettingsForm
          // After saving, the form starts from the saved values.
          key={data.updated_at}
          settings={data}
          onSaved={async () => {
            message.say(words.settingsSaved);
            document.querySelector('h1')?.focus();
            await queries.invalidateQueries(currentSettings);
          }}
        />
      ) : (
        <SettingsFacts settings={data} />
      )}
    </div>
  );
}
