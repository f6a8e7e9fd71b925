import { type Endpoint, implement } from '../http/endpoint.ts';
import type { Services } from '../services.ts';
import { deleteBackup } from './stored-backups.ts';

export function backupRoutes(services: Services): Endpoint[] {
  return [
    implement('DELETE /backups/{id}/', ({ currentUser, parameters: { id } }) =>
      deleteBackup(services, currentUser.userId, id),
    ),
  ];
}
