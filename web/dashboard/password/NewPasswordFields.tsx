import type { Control, FieldPathByValue, FieldValues } from 'react-hook-form';
import { z } from 'zod';
import * as words from '#locale/dashboard/password.ts';
import { PASSWORD_MINIMUM, passwordFault, passwordTexts } from '../../../domain/password.ts';
import { TextField } from '../form/TextField.tsx';

/** A new password typed twice; only the password is sent. */
export const confirmedPassword = z.object({ password: z.string(), confirmation: z.string() });

export const emptyPassword = { password: '', confirmation: '' };

/** Shows an error at the field it is about. */
export function checkConfirmed(
  { password, confirmation }: z.infer<typeof confirmedPassword>,
  context: z.core.$RefinementCtx,
): void {
  const fault = passwordFault(password);
  if (fault !== undefined) context.addIssue({ code: 'custom', path: ['password'], message: fault });
  else if (password !== confirmation)
    context.addIssue({ code: 'custom', path: ['confirmation'], message: passwordTexts.mismatch });
}

interface NewPasswordFieldsProps<Values extends FieldValues, Output> {
  control: Control<Values, unknown, Output>;
  password: FieldPathByValue<Values, string | null | undefined>;
  confirmation: FieldPathByValue<Values, string | null | undefined>;
}

/** A new password, typed twice. */
export function NewPasswordFields<Values extends FieldValues, Output>(props: NewPasswordFieldsProps<Values, Output>) {
  const { control, password, confirmation } = props;
  return (
    <>
      <TextField
        control={control}
        name={password}
        label={words.newPassword}
        hint={words.newPasswordHint(PASSWORD_MINIMUM)}
        type="password"
        autoComplete="new-password"
      />
      <TextField
        control={control}
        name={confirmation}
        label={words.confirmPassword}
        type="password"
        autoComplete="new-password"
      />
    </>
  );
}
