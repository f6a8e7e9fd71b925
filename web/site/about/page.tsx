import { addresses } from '../../addresses.ts';
import { definePage } from '../render.tsx';
import { About } from './About.tsx';
import { Mission } from './Mission.tsx';
import { Vision } from './Vision.tsx';

export const about = definePage<null>({
  address: addresses.about,
  load: async () => null,
  head: (_, site) => ({ title: 'About Us', description: site.description, canonical: addresses.about }),
  Page: About,
});

export const mission = definePage<null>({
  address: addresses.mission,
  load: async () => null,
  head: (_, site) => ({ title: 'Our Mission', description: site.mission, canonical: addresses.mission }),
  Page: Mission,
});

export const vision = definePage<null>({
  address: addresses.vision,
  load: async () => null,
  head: (_, site) => ({ title: 'Our Vision', description: site.vision, canonical: addresses.vision }),
  Page: Vision,
});
