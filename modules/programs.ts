import { statementPrograms } from './statements/programs.ts';

/** Programs of modules that the built program starts, by their names: their sources. */
export const modulePrograms = { ...statementPrograms };
