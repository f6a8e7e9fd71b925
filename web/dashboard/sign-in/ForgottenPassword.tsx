import { useState } from 'react';
import { Link } from 'react-router';
import * as words from '#locale/dashboard/sign-in.ts';
import { staffAddresses } from '../../../domain/addresses.ts';
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
    <SignInFrame title={words.forgotPassword}>
      {answer === undefined ? null : (
        <Banner tone="info">
          <p>{answer}</p>
          <p>{words.linkValidity}</p>
        </Banner>
      )}
      <SmallForm
        schema={resetRequest}
        startsWith={empty}
        submit={answer === undefined ? words.sendLink : words.sendAnotherLink}
        submitting={words.sending}
        failed={words.linkNotSent}
        save={async ({ email }) =>
          setAnswer((await requestAnonymously('POST /password-reset/', { body: { email } })).message)
        }
      >
        {(control) => (
          <TextField
            control={control}
            name="email"
            label={words.email}
            hint={words.emailHint}
            type="email"
            autoComplete="username"
          />
        )}
      </SmallForm>
      <Link to={staffAddresses.signIn} className={linkLook}>
        {words.backToSignIn}
      </Link>
    </SignInFrame>
  );
}
