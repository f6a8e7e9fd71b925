import type { Migration } from 'kysely/migration';

/** The migrations of modules, with numbers from 4000 to 4999. */
export const moduleMigrations: Readonly<Record<string, Migration>> = {};
