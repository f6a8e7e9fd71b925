import { collections } from '../collections/registry.ts';
import type { Permission } from '../permission.ts';

/** Who may see the board of translations: those who translate any kind of content, or write what visitors read of it. */
export const translators: readonly Permission[] = [
  ...new Set<Permission>([
    ...collections.flatMap(({ permissions: { translate, edit } }) => [translate, edit]),
    'posts.publish',
    'settings.translate',
    'settings.edit',
    'media.translate',
    'media.edit',
  ]),
];
