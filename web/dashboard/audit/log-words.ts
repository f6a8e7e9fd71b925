import * as words from '#locale/dashboard/audit.ts';
import { resourceNames } from '../roles/permission-words.ts';

const actionNames: Readonly<Record<string, string>> = words.actions;
const otherResources: Readonly<Record<string, string>> = words.resources;

/** A word of the log that has no name here: `sign_in` becomes "Sign in". */
function plain(word: string): string {
  const spaced = word.replaceAll('_', ' ');
  return spaced.charAt(0).toUpperCase() + spaced.slice(1);
}

/** The noun for a kind of record. */
export const resourceWord = (resource: string) =>
  resourceNames[resource] ?? otherResources[resource] ?? plain(resource);

/** What was done, as a heading. */
export const actionWord = (action: string) => actionNames[action] ?? plain(action);
