import { queryOptions } from '@tanstack/react-query';
import { ownSessions, recoveryCodesLeft } from '../../api.ts';
import { request } from '../session/request.ts';

/** Where whoever asks is signed in. */
export const mySessions = queryOptions({ queryKey: ['my sessions'], queryFn: () => ownSessions(request) });

/** How many recovery codes are left. */
export const myRecoveryCodes = queryOptions({
  queryKey: ['my recovery codes'],
  queryFn: () => recoveryCodesLeft(request),
});
