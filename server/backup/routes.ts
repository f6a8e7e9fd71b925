import { identifier } from '../../domain/identifier.ts';
import { type Endpoint, endpoint } from '../http/endpoint.ts';
import type { Services } from '../services.ts';
import { deleteBackup } from './stored-backups.ts';

export function backupRoutes(services: Services): Endpoint[] {
  return [
    endpoint({
      method: 'DELETE',
      path: '/backups/{id}/',
      access: 'settings.edit',
      summary: 'Delete a backup for good, to make room; never the last that is proven',
      parameters: identifier,
      handle: ({ currentUser, parameters: { id } }) => deleteBackup(services, currentUser.userId, id),
    }),
  ];
}
