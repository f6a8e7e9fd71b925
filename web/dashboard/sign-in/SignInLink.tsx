import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Link, useLocation, useNavigate } from 'react-router';
import { otherAddresses, staffAddresses } from '../../../domain/addresses.ts';
import { firstAccount, type SignedInByLink } from '../../../domain/sign-in-link.ts';
import { Banner } from '../components/Banner.tsx';
import { Button, buttonLook } from '../components/Button.tsx';
import { SmallForm } from '../form/SmallForm.tsx';
import { TextField } from '../form/TextField.tsx';
import { checkConfirmed, confirmedPassword, emptyPassword, NewPasswordFields } from '../password/NewPasswordFields.tsx';
import { CodeSheet } from '../profile/CodeSheet.tsx';
import { requestAnonymously } from '../session/reach.ts';
import { beginSession } from '../session/session.ts';
import { SignInFrame } from './SignInFrame.tsx';

interface FirstAccountFormProps {
  token: string;
  onSignedIn(signedIn: SignedInByLink): void;
}

const { email, first_name, last_name } = firstAccount.shape;
const accountSchema = confirmedPassword.extend({ email, first_name, last_name }).superRefine(checkConfirmed);
const emptyAccount = { ...emptyPassword, email: '', first_name: '', last_name: '' };

/** Name, e-mail address and password of the first superuser. */
function FirstAccountForm({ token, onSignedIn }: FirstAccountFormProps) {
  return (
    <SmallForm
      schema={accountSchema}
      startsWith={emptyAccount}
      submit="Create the account"
      submitting="Creating the account..."
      failed="The account could not be created."
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
            label="E-mail"
            hint="You sign in with it, and we send your sign-in codes to it."
            type="email"
            autoComplete="username"
          />
          <NewPasswordFields control={control} password="password" confirmation="confirmation" />
        </>
      )}
    </SmallForm>
  );
}

interface PasswordOfLinkFormProps {
  token: string;
  onSignedIn(signedIn: SignedInByLink): void;
}

const schema = confirmedPassword.superRefine(checkConfirmed);

/** The new password of an account whose owner could not get in. */
function PasswordOfLinkForm({ token, onSignedIn }: PasswordOfLinkFormProps) {
  return (
    <SmallForm
      schema={schema}
      startsWith={emptyPassword}
      submit="Set the password"
      submitting="Saving..."
      failed="The password was not set."
      save={async ({ password }) =>
        onSignedIn(await requestAnonymously('POST /sign-in-links/use/', { body: { password, token } }))
      }
    >
      {(control) => <NewPasswordFields control={control} password="password" confirmation="confirmation" />}
    </SmallForm>
  );
}

/** The screen behind a sign-in link made on the machine: an account or a new password, then recovery codes, signed in. */
export function SignInLink() {
  const token = useLocation().hash.slice(1);
  const navigate = useNavigate();
  const queries = useQueryClient();
  const [made, setMade] = useState<SignedInByLink>();
  const { data, error, refetch } = useQuery({
    queryKey: ['sign-in-link', token],
    queryFn: () => requestAnonymously('POST /sign-in-links/open/', { body: { token } }),
    enabled: made === undefined,
  });

  const keep = (signedIn: SignedInByLink) => {
    setMade(signedIn);
    const { codes, ...session } = signedIn;
    // Another user may have been signed in here.
    queries.clear();
    beginSession(session);
  };
  if (made) {
    return (
      <SignInFrame title="You are signed in">
        <CodeSheet
          codes={made.codes}
          email={made.user.email}
          onDone={() => void navigate(staffAddresses.overview, { replace: true })}
        />
      </SignInFrame>
    );
  }
  if (error) {
    return (
      <SignInFrame title="Sign in with a link">
        <Banner tone="danger">{error.message}</Banner>
        <div className="flex flex-wrap gap-3">
          <Link to={otherAddresses.signIn} className={buttonLook('primary')}>
            Sign in
          </Link>
          <Button onClick={() => void refetch()}>Try again</Button>
        </div>
      </SignInFrame>
    );
  }
  if (!data) {
    return (
      <SignInFrame title="Sign in with a link">
        <p role="status">Checking the link...</p>
      </SignInFrame>
    );
  }
  return data.email === null ? (
    <SignInFrame title="Create the first account">
      <p className="text-muted">
        This account can do everything. It can add colleagues and choose what each of them can do.
      </p>
      <FirstAccountForm token={token} onSignedIn={keep} />
    </SignInFrame>
  ) : (
    <SignInFrame title="Choose a new password">
      <p className="text-muted">For {data.email}. This account will be signed out everywhere.</p>
      <PasswordOfLinkForm token={token} onSignedIn={keep} />
    </SignInFrame>
  );
}
