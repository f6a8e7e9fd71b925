import { drawing } from '../components/drawing.ts';
import box from './pictures/savings-box.svg?no-inline';

/** The drawing at the head of this page. */
export const savingsBox = drawing(
  box,
  1600,
  900,
  'A savings box with three padlocks, its keys, coins and a member’s passbook full of stamps',
);
