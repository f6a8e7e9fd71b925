import { zodResolver } from '@hookform/resolvers/zod';
import { useForm, useWatch } from 'react-hook-form';
import { toast } from 'sonner';
import { type CodeSent, type Credentials, credentials, signInTexts } from '../../../domain/sign-in.ts';
import { RequestFailed } from '../../request.ts';
import { Banner } from '../components/Banner.tsx';
import { Button } from '../components/Button.tsx';
import { TextField } from '../form/TextField.tsx';
import { requestAnonymously } from '../session/reach.ts';

interface CredentialsFormProps {
  email: string;
  /** The address is known, and nobody else may sign in here. */
  emailFixed: boolean;
  /** The message of the second step when it sent the person back. */
  problem: string | undefined;
  onCodeSent(given: Credentials, sent: CodeSent): void;
}

/** The first step: e-mail and password, for which a code is sent. */
export function CredentialsForm({ email, emailFixed, problem, onCodeSent }: CredentialsFormProps) {
  const form = useForm({ resolver: zodResolver(credentials), defaultValues: { email, password: '' } });
  const { control, formState, handleSubmit, setError } = form;
  const filled = useWatch({ control });
  const busy = formState.isSubmitting;
  const trouble = formState.errors.root?.message ?? problem;

  const send = handleSubmit(async (given) => {
    try {
      const sent = await requestAnonymously('POST /login/', { body: given });
      toast.success(signInTexts.codeSent);
      onCodeSent(given, sent);
    } catch (error) {
      if (!(error instanceof RequestFailed)) throw error;
      if (error.status === 401) toast.error(signInTexts.wrongCredentials);
      else setError('root', { message: error.message });
    }
  });

  return (
    <form noValidate onSubmit={send} className="grid gap-5">
      {trouble === undefined || busy ? null : <Banner tone="danger">{trouble}</Banner>}
      <TextField
        control={control}
        name="email"
        label="Email"
        type="email"
        autoComplete="username"
        readOnly={emailFixed}
        tabIndex={emailFixed ? -1 : 0}
      />
      <TextField control={control} name="password" label="Password" type="password" autoComplete="current-password" />
      <Button kind="primary" type="submit" disabled={busy || !filled.email || !filled.password}>
        {busy ? 'Logging in...' : 'Login'}
      </Button>
    </form>
  );
}
