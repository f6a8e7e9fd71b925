import { queryOptions } from '@tanstack/react-query';
import { request } from '../session/request.ts';

/** Where whoever asks is signed in. */
export const mySessions = queryOptions({ queryKey: ['my sessions'], queryFn: () => request('GET /me/sessions/') });

/** How many recovery codes are left. */
export const myRecoveryCodes = queryOptions({
  queryKey: ['my recovery codes'],
  queryFn: () => request('GET /me/recovery-codes/'),
});
