import { addresses } from '../../addresses.ts';
import { useLowData } from '../../ui/low-data.ts';

/** Turns the light form of the site on and off: no script, and the smallest pictures. A plain form, so it works without script too. */
export function LowDataSwitch({ path }: { path: string }) {
  const isLow = useLowData();
  return (
    <form method="post" action={addresses.lowData} className="flex flex-wrap items-center gap-x-4">
      <input type="hidden" name="back" value={path} />
      <input type="hidden" name="low" value={isLow ? '0' : '1'} />
      <span>{isLow ? 'You read the light version: small pictures, no script.' : 'Paying by the megabyte?'}</span>
      <button type="submit" className="min-h-11 font-semibold text-body underline underline-offset-4">
        {isLow ? 'Show the full version' : 'Use less data'}
      </button>
    </form>
  );
}
