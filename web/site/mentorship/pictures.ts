import { drawing } from '../components/drawing.ts';
import visit from './pictures/household-visit.svg?no-inline';

/** A drawing of this page alone; the pillars bring their own. */
export const householdVisit = drawing(
  visit,
  1600,
  900,
  'A volunteer walks up a hill path to a household that waits at its door',
);
