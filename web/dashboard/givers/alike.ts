import { folded } from '../../../domain/folded.ts';
import type { Giver } from '../../../domain/giving/gift.ts';
import { isSameName } from '../../../domain/giving/match.ts';

/** By what two givers may be the same person, the surest first. */
export const likenesses = ['email', 'phone', 'name'] as const;
export type Likeness = (typeof likenesses)[number];

/** What two givers have in common. An empty name is nobody's. */
export const likenessesOf = (one: Giver, other: Giver): Likeness[] =>
  likenesses.filter((field) =>
    field === 'name'
      ? isSameName(one.name, other.name)
      : one[field] !== '' && folded(one[field]) === folded(other[field]),
  );
