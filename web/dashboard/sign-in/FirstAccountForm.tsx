import { firstAccount, type SignedInByLink } from '../../../domain/sign-in-link.ts';
import { SmallForm } from '../form/SmallForm.tsx';
import { TextField } from '../form/TextField.tsx';
import { checkConfirmed, confirmedPassword, emptyPassword } from '../password/confirmed-password.ts';
import { NewPasswordFields } from '../password/NewPasswordFields.tsx';
import { requestAnonymously } from '../session/reach.ts';

interface FirstAccountFormProps {
  token: string;
  onSignedIn(signedIn: SignedInByLink): void;
}

const { email, first_name, last_name } = firstAccount.shape;
const schema = confirmedPassword.extend({ email, first_name, last_name }).superRefine(checkConfirmed);
const empty = { ...emptyPassword, email: '', first_name: '', last_name: '' };

/** Name, e-mail address and password of the first superuser. */
export function FirstAccountForm({ token, onSignedIn }: FirstAccountFormProps) {
  return (
    <SmallForm
      schema={schema}
      startsWith={empty}
      submit="Make the account"
      submitting="Making the account..."
      failed="The account was not made."
      save={async ({ confirmation, ...person }) =>
        onSignedIn(await requestAnonymously('POST /sign-in-links/first-account/', { body: { ...person, token } }))
      }
    >
      {(control) => (
        <>
          <div className="grid items-start gap-5 sm:grid-cols-2">
            <TextField control={control} name="first_name" label="First Name" autoComplete="given-name" />
            <TextField control={control} name="last_name" label="Last Name" autoComplete="family-name" />
          </div>
          <TextField
            control={control}
            name="email"
            label="Email"
            hint="You sign in with it, and the codes for signing in go there."
            type="email"
            autoComplete="username"
          />
          <NewPasswordFields control={control} password="password" confirmation="confirmation" />
        </>
      )}
    </SmallForm>
  );
}
