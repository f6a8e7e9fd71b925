import { statementGuide as words } from '#locale/dashboard/modules.ts';

/** What the guide says of the screens of this module. */
export const statementGuide = { importStatement: words.importing };
