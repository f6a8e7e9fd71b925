import { defineCalls } from '../../domain/api/call.ts';
import { identifier } from '../../domain/identifier.ts';
import { listQuery, pageOf } from '../../domain/listing.ts';
import {
  importedStatement,
  statement,
  statementImport,
  statementInput,
  statementPreview,
  takenBackImport,
} from './domain/statement.ts';
import { statementColumns } from './domain/statement-columns.ts';
import { statementRule } from './domain/upload-rule.ts';

const uploads = { file: statementRule } as const;

/** Files from a bank or an operator, whose rows become payments. */
export const statementCalls = defineCalls({
  'POST /statements/preview/': {
    access: 'statements.create',
    summary: 'What the import of a statement would do, row by row. Nothing is stored',
    body: statementInput,
    uploads,
    reply: statementPreview,
  },
  'POST /statements/': {
    access: 'statements.create',
    summary: 'Import a statement as its preview showed it',
    body: statementImport,
    uploads,
    reply: importedStatement,
    status: 201,
  },
  'GET /statements/': {
    access: 'statements.view',
    summary: 'The statements that were imported, the newest first',
    query: listQuery,
    reply: pageOf(statement),
  },
  'POST /statements/{id}/take-back/': {
    access: 'statements.create',
    summary: 'Undo an import: its payments are removed, except those already assigned or set aside',
    parameters: identifier,
    reply: takenBackImport,
  },
});

/** They stand in the API's description among the calls of giving. */
export const statementPaths = { statements: 'giving' };

/** The schemas that other programs meet by these names. */
export const statementSchemas = { statement, statementColumns, statementImport, statementInput, statementPreview };
