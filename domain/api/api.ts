import { announcementCalls } from './announcements.ts';
import { collectionCalls } from './collections.ts';

const groups = [announcementCalls, collectionCalls] as const;

/** The calls of all groups by their keys. */
export const api = { ...announcementCalls, ...collectionCalls };

const defined = groups.reduce((count, group) => count + Object.keys(group).length, 0);
if (defined !== Object.keys(api).length) throw new Error('A call of the API is defined in two groups');

/** Every call of the API with its types: the browser imports this type alone, and no schema with it. */
export type Api = typeof api;
