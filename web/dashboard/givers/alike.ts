import { folded } from '../../../domain/folded.ts';
import type { Giver } from '../../../domain/giving/gift.ts';

/** By what two givers may be the same person, the surest first. */
export const likenesses = ['email', 'phone', 'name'] as const;
export type Likeness = (typeof likenesses)[number];

/** What two givers have in common. An empty name is nobody's. */
export const likenessesOf = (one: Giver, other: Giver): Likeness[] =>
  likenesses.filter((field) => one[field] !== '' && folded(one[field]) === folded(other[field]));
