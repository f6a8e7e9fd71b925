import { statementCalls, statementPaths, statementSchemas } from './statements/calls.ts';
import { xliffCalls, xliffPaths } from './xliff/calls.ts';

/** The calls of the API that modules bring. */
export const moduleCalls = { ...xliffCalls, ...statementCalls };

/** The groups in the API's description that these calls belong to, by the first parts of their paths. */
export const modulePaths: Readonly<Record<string, string>> = { ...xliffPaths, ...statementPaths };

/** Schemas of modules by the names that they have in the API's description. */
export const moduleSchemas = { ...statementSchemas };
