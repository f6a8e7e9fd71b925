import { type SiteSettings, siteFields } from '../../../domain/site.ts';
import { siteFieldLabels } from '../../../domain/site-fact.ts';
import { Fact, Facts } from '../details/Facts.tsx';
import { showSetting } from './words.ts';

/** The settings, for those who may look at them and not change them. */
export function SettingsFacts({ settings }: { settings: SiteSettings }) {
  return (
    <div className="border border-line bg-raised p-[clamp(1rem,3vw,1.75rem)]">
      <Facts>
        {siteFields.map((name) => (
          <Fact key={name} name={siteFieldLabels[name]}>
            <span className="whitespace-pre-line">{showSetting(settings[name])}</span>
          </Fact>
        ))}
      </Facts>
    </div>
  );
}
