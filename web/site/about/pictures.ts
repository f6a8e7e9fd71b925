import * as words from '#locale/about.ts';
import { drawing } from '../components/picture-source.ts';
import circle from './pictures/hero-circle.svg?no-inline';
import bicycle from './pictures/loaded-bicycle.svg?no-inline';
import training from './pictures/training-under-tree.svg?no-inline';

/** The drawings of these three pages that the home page does not show. */
export const aboutPictures = {
  circle: drawing(circle, 1600, 900, words.membersOfASavingsGroup),
  training: drawing(training, 1600, 900, words.aTrainerExplainsSaving),
  bicycle: drawing(bicycle, 1600, 900, words.aManPushesABicycle),
} as const;
