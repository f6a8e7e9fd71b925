import { whomToAsk } from '../../domain/problem.ts';
import type { Desk } from '../desk.ts';
import { type Endpoint, endpoint } from '../http/endpoint.ts';
import { whoToAsk } from './who-to-ask.ts';

/** For the desk's own 403, which is shown before any call was made and refused. */
export function whoToAskRoutes({ rows }: Desk): Endpoint[] {
  return [
    endpoint({
      method: 'GET',
      path: '/who-to-ask/',
      access: 'signed-in',
      summary: 'Who can give a permission that is missing, in words',
      reply: whomToAsk,
      handle: async () => ({ contact: await whoToAsk(rows) }),
    }),
  ];
}
