import { queryOptions } from '@tanstack/react-query';
import { request } from '../session/request.ts';

/** The sessions of the current user. */
export const mySessions = queryOptions({ queryKey: ['my sessions'], queryFn: () => request('GET /me/sessions/') });

/** The number of unused recovery codes of the current user. */
export const myRecoveryCodes = queryOptions({
  queryKey: ['my recovery codes'],
  queryFn: () => request('GET /me/recovery-codes/'),
});
