import type { SiteSettings } from '../../../domain/site.ts';
import { langOf } from '../untranslated.ts';

/** The bars of the settings that show anything, each with its place among all. */
export const barsOf = (site: SiteSettings) =>
  site.progress_bars
    .map((bar, place) => ({
      ...bar,
      lang: langOf(site, `progress_bars-${bar.id}-label`),
      measureId: `progress-${place}`,
    }))
    .filter(({ percent }) => percent > 0);
