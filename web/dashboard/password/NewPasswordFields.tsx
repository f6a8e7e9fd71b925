import type { Control, FieldPathByValue, FieldValues } from 'react-hook-form';
import { PASSWORD_MINIMUM } from '../../../domain/password.ts';
import { TextField } from '../form/TextField.tsx';

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
        label="New Password"
        hint={`At least ${PASSWORD_MINIMUM} characters. Passwords that many people use are refused.`}
        type="password"
        autoComplete="new-password"
      />
      <TextField
        control={control}
        name={confirmation}
        label="Confirm Password"
        type="password"
        autoComplete="new-password"
      />
    </>
  );
}
