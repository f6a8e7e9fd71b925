import { otherAddresses } from '../../../domain/addresses.ts';
import { definePage } from '../render.tsx';
import { Offline } from './Offline.tsx';

export const offline = definePage<null>({
  address: otherAddresses.offline,
  load: async () => null,
  head: () => ({
    title: 'Offline',
    description: 'There is no network at the moment.',
    canonical: otherAddresses.offline,
    isHidden: true,
  }),
  Page: Offline,
});
