import { queryOptions } from '@tanstack/react-query';
import { ownSessions, recoveryCodesLeft } from '../../api.ts';
import { ask } from '../session/ask.ts';

/** Where whoever asks is signed in. */
export const mySessions = queryOptions({ queryKey: ['my sessions'], queryFn: () => ownSessions(ask) });

/** How many recovery codes are left. */
export const myRecoveryCodes = queryOptions({ queryKey: ['my recovery codes'], queryFn: () => recoveryCodesLeft(ask) });
