import { status } from '../../domain/status.ts';
import { type Endpoint, endpoint } from '../http/endpoint.ts';
import type { Services } from '../services.ts';
import { readStatus } from './status.ts';

export function statusRoutes(services: Services): Endpoint[] {
  return [
    endpoint({
      method: 'GET',
      path: '/status/',
      access: 'audit.view',
      summary: 'How the installation is: mail, backups, disk, errors',
      reply: status,
      handle: () => readStatus(services),
    }),
  ];
}
