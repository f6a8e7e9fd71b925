import type { Language } from '../domain/languages.ts';
import type { AnyWords } from './catalogues.ts';
import * as en from './en/dashboard/index.ts';
import * as fr from './fr/dashboard/index.ts';
import * as rw from './rw/dashboard/index.ts';

/** The words of the staff dashboard, apart from those that the server needs too. Without one of the English ones nothing compiles. */
export const dashboardCatalogues: Record<Language, AnyWords<typeof en>> = { en, rw, fr };
