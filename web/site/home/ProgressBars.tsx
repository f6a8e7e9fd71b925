import type { SiteSettings } from '../../../domain/site.ts';
import { langOf } from '../untranslated.ts';

/** The bars that show anything, each with its place among all. */
export const barsOf = ({ progress_bars }: SiteSettings) =>
  progress_bars.map((bar, place) => ({ ...bar, place })).filter(({ percent }) => percent > 0);

/** Progress bars in percent. */
export function ProgressBars({ site }: { site: SiteSettings }) {
  const bars = barsOf(site);
  if (bars.length === 0) return null;
  return (
    <ul className="progress-bars mt-16 grid gap-x-8 gap-y-8 md:grid-cols-2">
      {bars.map(({ id, label, percent, place }) => (
        <li key={id}>
          <div className="flex items-end justify-between gap-4">
            <label htmlFor={`progress-${place}`} lang={langOf(site, `progress_bars-${id}-label`)} className="text-lead">
              {label}
            </label>
            <span aria-hidden="true" className="font-display font-extrabold text-title">{`${percent}%`}</span>
          </div>
          <progress id={`progress-${place}`} value={percent} max={100} className="mt-3">
            {`${percent}%`}
          </progress>
        </li>
      ))}
    </ul>
  );
}
