import { useState } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { toast } from 'sonner';
import * as words from '#locale/dashboard/sign-in.ts';
import {
  CODE_DIGITS,
  type CodeAnswer,
  type CodeSent,
  type Credentials,
  codeAnswer,
  credentials,
  type SignedIn,
  signInTexts,
} from '../../../domain/sign-in.ts';
import { RequestFailed } from '../../request.ts';
import { Banner } from '../components/Banner.tsx';
import { Button } from '../components/Button.tsx';
import { schemaResolver } from '../form/schema-resolver.ts';
import { TextField } from '../form/TextField.tsx';
import { wordedLater } from '../replies/worded-later.ts';
import { errorText } from '../screen/failed-text.ts';
import { requestAnonymously, requestWith } from '../session/reach.ts';

interface CredentialsFormProps {
  email: string;
  /** The address is known, and no other account may sign in here. */
  emailFixed: boolean;
  /** The message of the second step when it sent the person back. */
  problem: string | undefined;
  onCodeSent(given: Credentials, sent: CodeSent): void;
}

/** The first step: e-mail and password, for which a code is sent. */
function CredentialsForm({ email, emailFixed, problem, onCodeSent }: CredentialsFormProps) {
  const form = useForm({ resolver: schemaResolver(credentials), defaultValues: { email, password: '' } });
  const { control, formState, handleSubmit, setError } = form;
  const filled = useWatch({ control });
  const busy = formState.isSubmitting;
  const message = formState.errors.root?.message ?? problem;

  const send = handleSubmit(async (given) => {
    try {
      const sent = await requestAnonymously('POST /login/', { body: given });
      toast.success(await wordedLater(signInTexts.codeSent));
      onCodeSent(given, sent);
    } catch (error) {
      if (!(error instanceof RequestFailed)) throw error;
      if (error.status === 401) toast.error(await wordedLater(signInTexts.wrongCredentials));
      else setError('root', { message: error.message });
    }
  });

  return (
    <form noValidate onSubmit={send} className="grid gap-5">
      {message === undefined || busy ? null : <Banner tone="danger">{message}</Banner>}
      <TextField
        control={control}
        name="email"
        label={words.email}
        type="email"
        autoComplete="username"
        readOnly={emailFixed}
        tabIndex={emailFixed ? -1 : 0}
      />
      <TextField
        control={control}
        name="password"
        label={words.password}
        type="password"
        autoComplete="current-password"
      />
      <Button kind="primary" type="submit" disabled={busy || !filled.email || !filled.password}>
        {busy ? words.loggingIn : words.login}
      </Button>
    </form>
  );
}

/** Exchanges the code for tokens, and fetches the details of the account they belong to. */
async function verifyCode(answer: CodeAnswer): Promise<SignedIn> {
  const signedIn = await requestAnonymously('POST /verify-otp/', { body: answer });
  return { ...signedIn, user: await requestWith(signedIn.access)('GET /me/') };
}

interface CodeFormProps {
  email: string;
  challenge: string;
  onSignedIn(signedIn: SignedIn): void;
  /** The code was right, but the account may not sign in. */
  onInactive(): Promise<void>;
}

/** The second step: the code from the mail. */
function CodeForm({ email, challenge, onSignedIn, onInactive }: CodeFormProps) {
  const form = useForm({ resolver: schemaResolver(codeAnswer), defaultValues: { email, challenge, otp: '' } });
  const { control, formState, handleSubmit, reset, setError } = form;
  const [recovering, setRecovering] = useState(false);
  const { otp } = useWatch({ control });
  const busy = formState.isSubmitting;
  const message = formState.errors.root?.message;

  const takeOther = () => {
    reset();
    setRecovering(!recovering);
  };
  const verify = handleSubmit(async (answer) => {
    try {
      const signedIn = await verifyCode(answer);
      if (!signedIn.user.is_active) return onInactive();
      toast.success(await wordedLater(signInTexts.verified));
      onSignedIn(signedIn);
    } catch (error) {
      if (!(error instanceof RequestFailed)) throw error;
      if (error.status === 403) return onInactive();
      if (error.status === 401) toast.error(await wordedLater(signInTexts.wrongCode));
      const isWrong = error.status === 401 || errorText(error) === '';
      setError('root', { message: isWrong ? await wordedLater(signInTexts.codeFailed) : error.message });
    }
  });

  return (
    <form noValidate onSubmit={verify} className="grid gap-5">
      {message === undefined || busy ? null : <Banner tone="danger">{message}</Banner>}
      {recovering ? (
        <TextField
          key="recovery"
          control={control}
          name="otp"
          label={words.recoveryCode}
          hint={words.recoveryCodeHint}
          autoComplete="off"
          spellCheck={false}
          autoFocus
        />
      ) : (
        <TextField
          key="mailed"
          control={control}
          name="otp"
          label={words.oneTimeCode}
          hint={words.codeHint(email)}
          placeholder={words.codeOfDigits(CODE_DIGITS)}
          inputMode="numeric"
          autoComplete="one-time-code"
          spellCheck={false}
          autoFocus
        />
      )}
      <Button kind="primary" type="submit" disabled={busy || !otp}>
        {busy ? words.verifying : words.verify}
      </Button>
      <Button kind="quiet" onClick={takeOther}>
        {recovering ? words.useMailedCode : words.useRecoveryCode}
      </Button>
    </form>
  );
}

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
        onInactive={async () => backToCredentials(await wordedLater(signInTexts.inactive))}
      />
      <Button kind="quiet" onClick={() => backToCredentials()}>
        {words.startAgain}
      </Button>
    </div>
  );
}
