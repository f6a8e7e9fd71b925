import { useState } from 'react';
import { Link } from 'react-router';
import { otherAddresses } from '../../../domain/addresses.ts';
import { resetRequest } from '../../../domain/password-link.ts';
import { Banner } from '../components/Banner.tsx';
import { SmallForm } from '../form/SmallForm.tsx';
import { TextField } from '../form/TextField.tsx';
import { requestAnonymously } from '../session/reach.ts';
import { linkLook, SignInFrame } from './SignInFrame.tsx';

const empty = { email: '' };

/** Asks for the mail with a link to a new password. The answer is the same whether the address is known or not. */
export function ForgottenPassword() {
  const [answer, setAnswer] = useState<string>();
  return (
    <SignInFrame title="Forgot password">
      {answer === undefined ? null : (
        <Banner tone="info">
          <p>{answer}</p>
          <p>The link is valid for 30 minutes and works once. Check your spam folder too.</p>
        </Banner>
      )}
      <SmallForm
        schema={resetRequest}
        startsWith={empty}
        submit={answer === undefined ? 'Send the link' : 'Send another link'}
        submitting="Sending..."
        failed="The link could not be sent."
        save={async ({ email }) =>
          setAnswer((await requestAnonymously('POST /password-reset/', { body: { email } })).message)
        }
      >
        {(control) => (
          <TextField
            control={control}
            name="email"
            label="E-mail"
            hint="The address you sign in with."
            type="email"
            autoComplete="username"
          />
        )}
      </SmallForm>
      <Link to={otherAddresses.signIn} className={linkLook}>
        Back to the sign-in
      </Link>
    </SignInFrame>
  );
}
