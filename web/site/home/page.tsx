import { addresses } from '../../../domain/addresses.ts';
import { definePage } from '../render.tsx';
import { Home } from './Home.tsx';
import { type HomeData, load } from './load.ts';

export const home = definePage<HomeData>({
  address: addresses.home,
  load,
  head: (_, site) => ({ title: site.name, description: site.description, canonical: addresses.home }),
  Page: Home,
});
