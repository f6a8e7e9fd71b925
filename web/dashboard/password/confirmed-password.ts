import { z } from 'zod';
import { passwordFault, passwordTexts } from '../../../domain/password.ts';

/** A new password typed twice; what is sent is the password alone. */
export const confirmedPassword = z.object({ password: z.string(), confirmation: z.string() });

export const emptyPassword = { password: '', confirmation: '' };

/** Says what is wrong with it, at the field it is about. */
export function checkConfirmed(
  { password, confirmation }: z.infer<typeof confirmedPassword>,
  context: z.core.$RefinementCtx,
): void {
  const fault = passwordFault(password);
  if (fault !== undefined) context.addIssue({ code: 'custom', path: ['password'], message: fault });
  else if (password !== confirmation)
    context.addIssue({ code: 'custom', path: ['confirmation'], message: passwordTexts.mismatch });
}
