import { trash } from '#locale/dashboard/list.ts';
import { pages } from '#locale/dashboard/plain-pages.ts';
import * as words from '#locale/dashboard/standard-pages.ts';
import { staffAddresses } from '../../../domain/addresses.ts';
import { IN_TRASH, VIEW } from '../list/list-address.ts';
import { Views } from '../list/ViewLinks.tsx';

/** Between the pages that staff have added, their trash, and the pages that the site has itself. */
export function PageViews({ current }: { current: 'pages' | 'trash' | 'standard' }) {
  return (
    <Views
      label={words.kindsOfPages}
      views={[
        { word: pages, to: staffAddresses.pages, isCurrent: current === 'pages' },
        { word: trash, to: `${staffAddresses.pages}?${VIEW}=${IN_TRASH}`, isCurrent: current === 'trash' },
        { word: words.standardPages, to: staffAddresses.standardPages, isCurrent: current === 'standard' },
      ]}
    />
  );
}
