import type { AboutTables } from './tables/about.ts';
import type { ContentTables } from './tables/content.ts';
import type { DraftTables } from './tables/drafts.ts';
import type { FormTables } from './tables/forms.ts';
import type { GivingTables } from './tables/giving.ts';
import type { OperationsTables } from './tables/operations.ts';
import type { PageTables } from './tables/pages.ts';
import type { PeopleTables } from './tables/people.ts';
import type { SearchTables } from './tables/search.ts';
import type { TranslationTables } from './tables/translations.ts';

/** Every table, by its name in the database. */
export interface Tables
  extends AboutTables,
    ContentTables,
    DraftTables,
    FormTables,
    GivingTables,
    OperationsTables,
    PageTables,
    PeopleTables,
    SearchTables,
    TranslationTables {}
