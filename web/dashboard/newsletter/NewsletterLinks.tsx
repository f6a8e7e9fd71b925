import { staffAddresses } from '../../../domain/addresses.ts';
import { IN_TRASH, VIEW } from '../list/list-address.ts';
import { Views } from '../list/ViewLinks.tsx';

/** Between the campaigns, those in the trash, and the people they go to. */
export function NewsletterLinks({ current }: { current: 'campaigns' | 'trash' | 'subscribers' }) {
  const { newsletter, subscribers } = staffAddresses;
  return (
    <Views
      label="Newsletter"
      views={[
        { word: 'Newsletters', to: newsletter, isCurrent: current === 'campaigns' },
        { word: 'Subscribers', to: subscribers, isCurrent: current === 'subscribers' },
        { word: 'Trash', to: `${newsletter}?${VIEW}=${IN_TRASH}`, isCurrent: current === 'trash' },
      ]}
    />
  );
}
