import { definePage } from '../render.tsx';
import { Offline } from './Offline.tsx';

export const offline = definePage<null>({
  address: '/offline',
  load: async () => null,
  head: () => ({
    title: 'Offline',
    description: 'There is no network at the moment.',
    canonical: '/offline',
    isHidden: true,
  }),
  Page: Offline,
});
