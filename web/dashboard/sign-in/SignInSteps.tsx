import { useState } from 'react';
import { type Credentials, type SignedIn, signInTexts } from '../../../domain/sign-in.ts';
import { Button } from '../components/Button.tsx';
import { CodeForm } from './CodeForm.tsx';
import { CredentialsForm } from './CredentialsForm.tsx';

interface SignInStepsProps {
  /** The address that must sign in; any if left out. */
  email?: string;
  onSignedIn(signedIn: SignedIn): void;
}

type Step =
  | { name: 'credentials'; email: string; problem?: string }
  | { name: 'code'; given: Credentials; challenge: string };

/** Signing in: the password first, then the code that comes by mail. */
export function SignInSteps({ email, onSignedIn }: SignInStepsProps) {
  const [step, setStep] = useState<Step>({ name: 'credentials', email: email ?? '' });

  if (step.name === 'credentials') {
    return (
      <CredentialsForm
        email={step.email}
        emailFixed={email !== undefined}
        problem={step.problem}
        onCodeSent={(given, { challenge }) => setStep({ name: 'code', given, challenge })}
      />
    );
  }
  const backToCredentials = (problem?: string) =>
    setStep({ name: 'credentials', email: step.given.email, ...(problem === undefined ? {} : { problem }) });
  return (
    <div className="grid gap-3">
      <CodeForm
        email={step.given.email}
        challenge={step.challenge}
        onSignedIn={onSignedIn}
        onInactive={() => backToCredentials(signInTexts.inactive)}
      />
      <Button kind="quiet" onClick={() => backToCredentials()}>
        Start again, for a new code
      </Button>
    </div>
  );
}
