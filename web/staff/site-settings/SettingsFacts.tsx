import type { SiteSettings } from '../../../domain/site.ts';
import { Fact, Facts } from '../details/Facts.tsx';
import { fields, showEntries } from './words.ts';

const plain = [
  'name',
  'tagline',
  'line',
  'description',
  'phone',
  'email',
  'head_office',
  'branch_office',
  'city',
  'copyright_year',
] as const;

const lists = ['social_links', 'fun_facts', 'progress_bars'] as const;

/** The settings, for those who may look at them and not change them. */
export function SettingsFacts({ settings }: { settings: SiteSettings }) {
  return (
    <div className="border border-line bg-raised p-[clamp(1rem,3vw,1.75rem)]">
      <Facts>
        {plain.map((name) => (
          <Fact key={name} name={fields[name]}>
            {settings[name]}
          </Fact>
        ))}
        {lists.map((name) => (
          <Fact key={name} name={fields[name]}>
            <span className="whitespace-pre-line">{showEntries(settings[name])}</span>
          </Fact>
        ))}
      </Facts>
    </div>
  );
}
