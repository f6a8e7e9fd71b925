import { addresses } from '../../../domain/addresses.ts';
import type { SiteSettings } from '../../../domain/site.ts';
import { Edge } from '../../ui/imigongo/Edge.tsx';
import { pictures } from '../home/pictures.ts';
import { Purpose } from './Purpose.tsx';

/** The mission and the vision, one above the other, each with its picture to the window's edge. */
export function Purposes({ site }: { site: SiteSettings }) {
  return (
    <>
      <Edge from="surface" to="clay" line="ochre" />
      <Purpose
        id="mission-title"
        title="Our Mission"
        text={site.mission}
        link="More about our mission"
        address={addresses.mission}
        picture={pictures.mission}
        className="bg-clay"
      />
      <Purpose
        id="vision-title"
        title="Our Vision"
        text={site.vision}
        link="More about our vision"
        address={addresses.vision}
        picture={pictures.vision}
        turned
        className="bg-leaf"
      />
    </>
  );
}
