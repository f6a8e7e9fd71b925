import { administratorContacts } from '../../domain/problem.ts';
import { type Endpoint, endpoint } from '../http/endpoint.ts';
import type { Services } from '../services.ts';
import { administrators } from './administrators.ts';

/** For the dashboard's own 403, which is shown before any call was made and refused. */
export function administratorsRoutes({ db }: Services): Endpoint[] {
  return [
    endpoint({
      method: 'GET',
      path: '/who-to-ask/',
      access: 'signed-in',
      summary: 'Who can give a permission that is missing, in words',
      reply: administratorContacts,
      handle: async () => ({ contact: await administrators(db) }),
    }),
  ];
}
