import type { SiteSettings } from '../../../domain/site.ts';
import { Mark } from '../../ui/imigongo/Mark.tsx';
import { addresses } from '../addresses.ts';
import { langOf } from '../untranslated.ts';

/** How the organisation is called, with the language of a text that nobody has translated. */
export interface BrandTexts extends Pick<SiteSettings, 'name' | 'tagline' | 'line'> {
  taglineLanguage: string | undefined;
  lineLanguage: string | undefined;
}

export const brandOf = (site: SiteSettings): BrandTexts => ({
  name: site.name,
  tagline: site.tagline,
  line: site.line,
  taglineLanguage: langOf(site, 'tagline'),
  lineLanguage: langOf(site, 'line'),
});

/** The mark with the organisation's name, its tagline and its line. Leads home. */
export function Brand({ name, tagline, line, taglineLanguage, lineLanguage }: BrandTexts) {
  return (
    <a href={addresses.home} className="flex min-h-11 min-w-0 items-center gap-2 py-1 xs:gap-2.5">
      <Mark className="size-9 shrink-0 xs:size-11" />
      <span className="min-w-0">
        <span className="flex flex-wrap items-baseline gap-x-2">
          <span className="font-display font-extrabold text-xl leading-none xs:text-2xl">{name}</span>
          <span lang={taglineLanguage} className="font-semibold text-accent text-xs leading-tight xs:text-sm">
            {tagline}
          </span>
        </span>
        <span
          lang={lineLanguage}
          className="mt-0.5 block text-[0.6875rem] leading-[1.1] max-[22rem]:sr-only max-xs:[[data-low-data]_&]:sr-only xs:mt-1 xs:text-xs xs:leading-tight"
        >
          {line}
        </span>
      </span>
    </a>
  );
}
