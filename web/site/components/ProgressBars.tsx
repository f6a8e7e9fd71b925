/** How far something has come. */
interface ProgressBar {
  id: string;
  label: string;
  lang: string | undefined;
  percent: number;
  /** The id of its measure on the page. */
  measureId: string;
}

interface ProgressBarsProps {
  bars: readonly ProgressBar[];
  className: string;
}

/** Progress bars in percent; nothing where there are none. */
export function ProgressBars({ bars, className }: ProgressBarsProps) {
  if (bars.length === 0) return null;
  return (
    <ul className={`progress-bars ${className} grid gap-x-8 gap-y-8 md:grid-cols-2`}>
      {bars.map(({ id, label, lang, percent, measureId }) => (
        <li key={id}>
          <div className="flex items-end justify-between gap-4">
            <label htmlFor={measureId} lang={lang} className="text-lead">
              {label}
            </label>
            <span aria-hidden="true" className="font-display font-extrabold text-title">{`${percent}%`}</span>
          </div>
          <progress id={measureId} value={percent} max={100} className="mt-3">
            {`${percent}%`}
          </progress>
        </li>
      ))}
    </ul>
  );
}
