import { drawing } from '../components/drawing.ts';
import market from './pictures/hero-market.svg?no-inline';

/** The drawing at the head of this page. */
export const marketStall = drawing(market, 1600, 900, 'A market stall with baskets of maize, beans and potatoes');
