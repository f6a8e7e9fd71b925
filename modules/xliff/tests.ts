import type { TestModule } from '../../tests/support/test-module.ts';
import { xliffCalls } from './calls.ts';

export const xliffTests: TestModule = {
  area: {
    sources: ['xliff', 'translation', 'translations'],
    specs: ['bundles'],
    slow: ['modules/xliff/server/export', 'modules/xliff/server/long-import'],
  },
  access: { calls: xliffCalls, folder: 'modules/xliff/tests' },
  works: async () => (await import('./tests/linear.ts')).xliffWorks,
  notTried: [
    [
      /^modules\/xliff\/(domain\/bundle|server\/(bundle|exchange|routes))\.ts /,
      'names of ours, or passed on to what is tried',
    ],
  ],
};
