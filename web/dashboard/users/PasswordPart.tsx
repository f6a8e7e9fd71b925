import { type Control, useWatch } from 'react-hook-form';
import { Link } from 'react-router';
import { PASSWORD_MINIMUM } from '../../../domain/password.ts';
import type { UserInput } from '../../../domain/user.ts';
import { CheckboxField } from '../form/CheckboxField.tsx';
import { TextField } from '../form/TextField.tsx';
import { screens } from '../screens.ts';
import type { UserFormValues } from './user-form.ts';

interface PasswordPartProps {
  control: Control<UserFormValues, unknown, UserInput>;
  /** Of a user still to come, of whoever fills in the form, or of somebody else. */
  whose: 'new' | 'own' | 'other';
}

const hints = {
  new: `At least ${PASSWORD_MINIMUM} characters.`,
  other: `At least ${PASSWORD_MINIMUM} characters. Left blank, the present password stays. A new one signs the user out everywhere.`,
};

/** The password of the account, or the invitation that asks for one. */
export function PasswordPart({ control, whose }: PasswordPartProps) {
  const invited = useWatch({ control, name: 'invited' });
  if (whose === 'own') {
    return (
      <p>
        You change your own password under{' '}
        <Link to={screens.profile[0]} className="font-semibold text-accent underline">
          My Profile
        </Link>
        , where the present one is asked for.
      </p>
    );
  }
  return (
    <>
      {whose === 'new' ? (
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
            hint={hints[whose]}
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
