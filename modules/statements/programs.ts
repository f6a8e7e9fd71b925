export const statementPrograms = { 'statement-worker': 'modules/statements/server/statement-worker.ts' };
