import { z } from 'zod';
import { instant } from './instant.ts';
import { currentPassword } from './password.ts';

/** So many are made at a time; each works once, in place of the mailed code. New ones cancel the old. */
export const RECOVERY_CODES = 10;

export const recoveryCodesRequest = z.object({ password: currentPassword });

/** The only time that they are shown: the database keeps their hashes. */
export const recoveryCodes = z.object({ codes: z.array(z.string()) });

export const recoveryCodesLeft = z.object({ left: z.int(), created_at: instant.nullable() });

export type RecoveryCodes = z.infer<typeof recoveryCodes>;
export type RecoveryCodesLeft = z.infer<typeof recoveryCodesLeft>;
