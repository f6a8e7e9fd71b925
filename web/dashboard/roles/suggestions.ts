import * as words from '#locale/dashboard/roles.ts';
import type { CollectionFacts } from '../../../domain/collections/collection.ts';
import { collections } from '../../../domain/collections/registry.ts';
import type { Permission } from '../../../domain/permission.ts';

/** Permissions that a job needs beside those that name it. */
interface Suggestion {
  /** Why, in one sentence. */
  why: string;
  /** If a role has one of these permissions … */
  job: readonly Permission[];
  /** … it needs these. */
  needs: readonly Permission[];
}

const withPictures = collections.flatMap((one: CollectionFacts<string, Permission>) =>
  one.files?.length || one.texts?.length ? [one.permissions.create, one.permissions.edit] : [],
);

const suggestions: readonly Suggestion[] = [
  {
    why: words.picturesAreNeeded,
    job: [...withPictures, 'newsletter.send'],
    needs: ['media.view', 'media.create'],
  },
  {
    why: words.rolesAreNeeded,
    job: ['users.create', 'users.edit'],
    needs: ['roles.view'],
  },
];

/** The permissions missing from a role for the work it is meant for, as far as the current user may grant them. */
export function suggestionsFor(chosen: readonly Permission[], grantable: readonly Permission[]) {
  return suggestions.flatMap(({ why, job, needs }) => {
    const missing = needs.filter((one) => !chosen.includes(one) && grantable.includes(one));
    return missing.length > 0 && job.some((one) => chosen.includes(one)) ? [{ why, missing }] : [];
  });
}
