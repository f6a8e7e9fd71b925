import { documents } from './documents.ts';
import { team } from './team.ts';
import { testimonials } from './testimonials.ts';
import { timeline } from './timeline.ts';

/**
 * Every collection, in an order in which nothing that is removed for good is still pointed at. From this list come the
 * calls, the trash and its purging, the uses of files, the words of the audit log, the cache tags, the permissions, the
 * dashboard's menu and screens, and what the tests of access, of hostile input and of two editors try.
 */
export const collections = [timeline, team, documents, testimonials] as const;

export type CollectionName = (typeof collections)[number]['name'];

export const collectionNames: readonly CollectionName[] = collections.map(({ name }) => name);
