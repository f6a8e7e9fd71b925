import type { SiteSettings } from '../../../domain/site.ts';
import { langOf } from '../untranslated.ts';

interface SiteTextProps {
  site: SiteSettings;
  field: 'legal_form' | 'registered_in' | 'head_office' | 'branch_office' | 'city';
}

/** A text of the settings inside a sentence of ours, with its own language where nobody has translated it. */
export function SiteText({ site, field }: SiteTextProps) {
  const lang = langOf(site, field);
  return lang === undefined ? site[field] : <span lang={lang}>{site[field]}</span>;
}
