import { addresses } from '../../addresses.ts';
import { Edge } from '../../ui/imigongo/Edge.tsx';
import { pictures } from '../home/pictures.ts';
import { Purpose } from './Purpose.tsx';
import { statements } from './statements.ts';

/** The mission and the vision, one above the other, each with its picture to the window's edge. */
export function Purposes() {
  return (
    <>
      <Edge from="surface" to="clay" line="ochre" />
      <Purpose
        id="mission-title"
        title="Our Mission"
        text={statements.mission}
        link="More about our mission"
        address={addresses.mission}
        picture={pictures.mission}
        className="bg-clay"
      />
      <Purpose
        id="vision-title"
        title="Our Vision"
        text={statements.vision}
        link="More about our vision"
        address={addresses.vision}
        picture={pictures.vision}
        turned
        className="bg-leaf"
      />
    </>
  );
}
