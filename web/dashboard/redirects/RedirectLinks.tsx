import * as words from '#locale/dashboard/redirects.ts';
import { staffAddresses } from '../../../domain/addresses.ts';
import { Views } from '../list/ViewLinks.tsx';

/** Between the redirects, what visitors did not find, and links of our own that lead nowhere. */
export function RedirectLinks({ current }: { current: 'redirects' | 'missed' | 'dead' }) {
  return (
    <Views
      label={words.redirects}
      views={[
        { word: words.redirects, to: staffAddresses.redirects, isCurrent: current === 'redirects' },
        { word: words.notFound, to: staffAddresses.missedAddresses, isCurrent: current === 'missed' },
        { word: words.deadLinks, to: staffAddresses.deadLinks, isCurrent: current === 'dead' },
      ]}
    />
  );
}
