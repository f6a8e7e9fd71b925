import { type Endpoint, implement } from '../http/endpoint.ts';
import type { Services } from '../services.ts';
import { readStatus } from './status.ts';

export function statusRoutes(services: Services): Endpoint[] {
  return [implement('GET /status/', () => readStatus(services))];
}
