import { type Endpoint, implement } from '../http/endpoint.ts';
import type { Services } from '../services.ts';
import { administrators } from './accounts.ts';

/** For the dashboard's own 403, which is shown before any call was made and refused. */
export function administratorsRoutes({ db }: Services): Endpoint[] {
  return [implement('GET /administrators/', async () => ({ contact: await administrators(db) }))];
}
