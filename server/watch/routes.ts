import { status } from '../../domain/status.ts';
import type { Desk } from '../desk.ts';
import { type Endpoint, endpoint } from '../http/endpoint.ts';
import { readStatus } from './status.ts';

export function statusRoutes(desk: Desk): Endpoint[] {
  return [
    endpoint({
      method: 'GET',
      path: '/status/',
      access: 'audit.view',
      summary: 'How the installation is: mail, backups, disk, errors',
      reply: status,
      handle: () => readStatus(desk),
    }),
  ];
}
