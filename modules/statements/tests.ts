import type { TestModule } from '../../tests/support/test-module.ts';
import { statementCalls } from './calls.ts';

export const statementTests: TestModule = {
  area: {
    sources: [
      ...['statements', 'tables', 'donate', 'gateways', 'givers', 'giving', 'money', 'payments', 'pledge', 'pledges'],
      ...['receipts'],
    ],
    specs: ['earlier-imports', 'payments', 'statement-import', 'statement-questions'],
    slow: [
      'modules/statements/server/doubtful-rows',
      'modules/statements/server/read-statement',
      'modules/statements/server/statement-import',
      'modules/statements/server/statement-shapes',
      'modules/statements/server/statements',
      'modules/statements/tests/banks',
      'modules/statements/tests/cases',
      'modules/statements/tests/killed-giving',
      'modules/statements/tests/memory',
    ],
  },
  always: ['gift-to-receipt'],
  access: { calls: statementCalls, folder: 'modules/statements/tests' },
  works: async () => (await import('./tests/linear.ts')).statementWorks,
  allowed: {
    // The pieces of a day.
    patterns: ['modules/statements/domain/statement-day.ts'],
    // Reads the statements that staff send.
    programs: ['modules/statements/server/statement-process.ts'],
  },
  refusals: {
    'modules/statements/words/en/replies.ts': [
      'Why a file is no statement',
      'Why an import is not done yet',
      'Why a row may be a payment that is there already',
    ],
  },
};
