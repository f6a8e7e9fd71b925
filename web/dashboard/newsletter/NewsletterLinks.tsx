import * as words from '#locale/dashboard/newsletter.ts';
import { staffAddresses } from '../../../domain/addresses.ts';
import { IN_TRASH, VIEW } from '../list/list-address.ts';
import { Views } from '../list/ViewLinks.tsx';
import { useMay } from '../session/account.ts';

/** Between the campaigns, those in the trash, and the people they go to. */
export function NewsletterLinks({ current }: { current: 'campaigns' | 'trash' | 'subscribers' }) {
  const { newsletter, subscribers } = staffAddresses;
  const maySeePeople = useMay('subscribers.view');
  return (
    <Views
      label={words.newsletter}
      views={[
        { word: words.newsletters, to: newsletter, isCurrent: current === 'campaigns' },
        ...(maySeePeople ? [{ word: words.subscribers, to: subscribers, isCurrent: current === 'subscribers' }] : []),
        { word: words.trash, to: `${newsletter}?${VIEW}=${IN_TRASH}`, isCurrent: current === 'trash' },
      ]}
    />
  );
}
