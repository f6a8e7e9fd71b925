import type { TestModule } from '../../tests/support/test-module.ts';

export const momoTests: TestModule = {
  area: {
    sources: [
      ...['momo', 'gateways', 'gateway-module', 'origin', 'donate', 'givers', 'giving', 'money', 'payments', 'pledge'],
      ...['pledges', 'receipts'],
    ],
    specs: ['ask-telephone'],
    slow: ['modules/momo/tests/paid-once', 'modules/momo/tests/asking-through-outages', 'modules/momo/tests/killed'],
  },
  works: async () => (await import('./tests/linear.ts')).momoWorks,
};
