import { identifier } from '../../domain/identifier.ts';
import type { Desk } from '../desk.ts';
import { type Endpoint, endpoint } from '../http/endpoint.ts';
import { deleteBackup } from './kept-backups.ts';

export function backupRoutes(desk: Desk): Endpoint[] {
  return [
    endpoint({
      method: 'DELETE',
      path: '/backups/{id}/',
      access: 'settings.edit',
      summary: 'Delete a backup for good, to make room; never the last that is proven',
      parameters: identifier,
      handle: ({ asker, parameters: { id } }) => deleteBackup(desk, asker.userId, id),
    }),
  ];
}
