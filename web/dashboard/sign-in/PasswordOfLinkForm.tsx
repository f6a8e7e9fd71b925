import type { SignedInByLink } from '../../../domain/sign-in-link.ts';
import { answerSignInLink } from '../../api.ts';
import { SmallForm } from '../form/SmallForm.tsx';
import { checkConfirmed, confirmedPassword, emptyPassword } from '../password/confirmed-password.ts';
import { NewPasswordFields } from '../password/NewPasswordFields.tsx';
import { requestAnonymously } from '../session/reach.ts';

interface PasswordOfLinkFormProps {
  token: string;
  onSignedIn(signedIn: SignedInByLink): void;
}

const schema = confirmedPassword.superRefine(checkConfirmed);

/** The new password of an account whose owner could not get in. */
export function PasswordOfLinkForm({ token, onSignedIn }: PasswordOfLinkFormProps) {
  return (
    <SmallForm
      schema={schema}
      startsWith={emptyPassword}
      submit="Set the password"
      submitting="Saving..."
      failed="The password was not set."
      save={async ({ password }) => onSignedIn(await answerSignInLink(requestAnonymously, { password, token }))}
    >
      {(control) => <NewPasswordFields control={control} password="password" confirmation="confirmation" />}
    </SmallForm>
  );
}
