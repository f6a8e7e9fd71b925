import type { TestApp } from './test-app.ts';

interface Taken {
  reference: string;
  address: string;
}

/** A pledge as a visitor makes it, with what a test does not care about filled in. */
export async function makePledge(app: Pick<TestApp, 'call'>, body: object = {}): Promise<Taken> {
  const reply = await app.call('POST', '/pledges/', { amount: '5000', email: 'giver@example.org', ...body });
  return reply.json();
}
