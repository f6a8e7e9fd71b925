import { resourceNames } from '../roles/permission-words.ts';

/** A word of the log as staff read it: `sign_in` becomes "Sign in". */
function plain(word: string): string {
  const spaced = word.replaceAll('_', ' ');
  return spaced.charAt(0).toUpperCase() + spaced.slice(1);
}

/** The noun for a kind of record. */
export const resourceWord = (resource: string) => resourceNames[resource] ?? plain(resource);

/** The name of an action. */
export const actionWord = plain;
