import type { ComponentType } from 'react';
import type { BoardQuery } from '../domain/translation/translation.ts';
import { Bundles } from './xliff/dashboard/Bundles.tsx';

/** What modules show below the board of translations, for what its filters leave, by a name of each. */
export const belowBoard: Readonly<Record<string, ComponentType<{ wanted: BoardQuery }>>> = {
  Bundles,
};
