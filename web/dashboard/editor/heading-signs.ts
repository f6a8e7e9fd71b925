import { createLucideIcon } from 'lucide-react';

/** A letter of this height: a larger one for the larger heading. The numbers of levels say nothing to who writes. */
const letter = (name: string, height: number) =>
  createLucideIcon(name, [
    ['path', { d: `M${12 - height / 2} 20 12 ${20 - height}l${height / 2} ${height}`, key: 'sides' }],
    ['path', { d: `M${12 - height * 0.32} ${20 - height * 0.36}h${height * 0.64}`, key: 'bar' }],
  ]);

export const LargeLetter = letter('large-letter', 16);
export const MiddleLetter = letter('middle-letter', 12);
export const SmallLetter = letter('small-letter', 8);
