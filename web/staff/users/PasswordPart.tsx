import { type Control, useWatch } from 'react-hook-form';
import { PASSWORD_MINIMUM } from '../../../domain/password.ts';
import type { UserInput } from '../../../domain/user.ts';
import { CheckboxField } from '../form/CheckboxField.tsx';
import { TextField } from '../form/TextField.tsx';
import type { UserFormValues } from './user-form.ts';

interface PasswordPartProps {
  control: Control<UserFormValues, unknown, UserInput>;
  isNew: boolean;
}

const hints = {
  new: `At least ${PASSWORD_MINIMUM} characters.`,
  kept: `At least ${PASSWORD_MINIMUM} characters. Left blank, the present password stays. A new one signs the user out everywhere.`,
};

/** The password of the account, or the invitation that asks for one. */
export function PasswordPart({ control, isNew }: PasswordPartProps) {
  const invited = useWatch({ control, name: 'invited' });
  return (
    <>
      {isNew ? (
        <CheckboxField
          control={control}
          name="invited"
          label="Send an invitation instead"
          hint="A mail with a link, good for 72 hours, lets the new user choose a password."
        />
      ) : null}
      {invited ? null : (
        <div className="grid items-start gap-5 sm:grid-cols-2">
          <TextField
            control={control}
            name="password"
            label="Password"
            hint={isNew ? hints.new : hints.kept}
            type="password"
            autoComplete="new-password"
          />
          <TextField
            control={control}
            name="confirmation"
            label="Confirm Password"
            type="password"
            autoComplete="new-password"
          />
        </div>
      )}
    </>
  );
}
