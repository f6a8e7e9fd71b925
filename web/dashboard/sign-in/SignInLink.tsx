import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Link, useLocation, useNavigate } from 'react-router';
import * as words from '#locale/dashboard/sign-in.ts';
import { staffAddresses } from '../../../domain/addresses.ts';
import { firstAccount, type SignedInByLink } from '../../../domain/sign-in-link.ts';
import { Banner } from '../components/Banner.tsx';
import { Button, buttonLook } from '../components/Button.tsx';
import { SmallForm } from '../form/SmallForm.tsx';
import { TextField } from '../form/TextField.tsx';
import { checkConfirmed, confirmedPassword, emptyPassword, NewPasswordFields } from '../password/NewPasswordFields.tsx';
import { CodeSheet } from '../profile/CodeSheet.tsx';
import { requestAnonymously } from '../session/reach.ts';
import { keepSession } from '../session/session.ts';
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
      submit={words.createAccount}
      submitting={words.creatingAccount}
      failed={words.accountNotCreated}
      save={async ({ confirmation, ...person }) =>
        onSignedIn(await requestAnonymously('POST /sign-in-links/first-account/', { body: { ...person, token } }))
      }
    >
      {(control) => (
        <>
          <div className="grid items-start gap-5 sm:grid-cols-2">
            <TextField control={control} name="first_name" label={words.firstName} autoComplete="given-name" />
            <TextField control={control} name="last_name" label={words.lastName} autoComplete="family-name" />
          </div>
          <TextField
            control={control}
            name="email"
            label={words.email}
            hint={words.firstEmailHint}
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
      submit={words.setPassword}
      submitting={words.saving}
      failed={words.passwordNotSet}
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
    keepSession(session);
  };
  if (made) {
    return (
      <SignInFrame title={words.signedIn}>
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
      <SignInFrame title={words.signInWithLink}>
        <Banner tone="danger">{error.message}</Banner>
        <div className="flex flex-wrap gap-3">
          <Link to={staffAddresses.signIn} className={buttonLook('primary')}>
            {words.signIn}
          </Link>
          <Button onClick={() => void refetch()}>{words.tryAgain}</Button>
        </div>
      </SignInFrame>
    );
  }
  if (!data) {
    return (
      <SignInFrame title={words.signInWithLink}>
        <p role="status">{words.checkingLink}</p>
      </SignInFrame>
    );
  }
  return data.email === null ? (
    <SignInFrame title={words.createFirstAccount}>
      <p className="text-muted">{words.firstAccountHint}</p>
      <FirstAccountForm token={token} onSignedIn={keep} />
    </SignInFrame>
  ) : (
    <SignInFrame title={words.chooseNewPassword}>
      <p className="text-muted">{words.newPasswordHint(data.email)}</p>
      <PasswordOfLinkForm token={token} onSignedIn={keep} />
    </SignInFrame>
  );
}
