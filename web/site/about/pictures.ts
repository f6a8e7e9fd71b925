import { drawing } from '../components/picture-source.ts';
import circle from './pictures/hero-circle.svg?no-inline';
import bicycle from './pictures/loaded-bicycle.svg?no-inline';
import training from './pictures/training-under-tree.svg?no-inline';

/** The drawings of these three pages that the home page does not show. */
export const aboutPictures = {
  circle: drawing(circle, 1600, 900, 'Members of a savings group sit in a circle around their lockbox under a tree'),
  training: drawing(training, 1600, 900, 'A trainer explains saving with pictures on a board to a class under a tree'),
  bicycle: drawing(bicycle, 1600, 900, 'A man pushes a bicycle loaded with sacks and green bananas along a hill road'),
} as const;
