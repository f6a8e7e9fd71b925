import { Link, useNavigate, useSearchParams } from 'react-router';
import { toast } from 'sonner';
import { addresses } from '../../../domain/addresses.ts';
import { type LinkAnswer, passwordLinkTexts } from '../../../domain/password-link.ts';
import { Banner } from '../components/Banner.tsx';
import { SmallForm } from '../form/SmallForm.tsx';
import { checkConfirmed, confirmedPassword, emptyPassword } from '../password/confirmed-password.ts';
import { NewPasswordFields } from '../password/NewPasswordFields.tsx';
import { linkLook } from './link-look.ts';

interface PasswordByLinkProps {
  submit: string;
  send(answer: LinkAnswer): Promise<{ message: string }>;
}

const schema = confirmedPassword.superRefine(checkConfirmed);

/** Sets a password with the secret that a mailed link carries, and leads to the sign-in. */
export function PasswordByLink({ submit, send }: PasswordByLinkProps) {
  const navigate = useNavigate();
  const token = useSearchParams()[0].get('token');
  return (
    <>
      {token === null ? (
        <Banner tone="danger">{passwordLinkTexts.badLink}</Banner>
      ) : (
        <SmallForm
          schema={schema}
          startsWith={emptyPassword}
          submit={submit}
          submitting="Saving..."
          failed="The password was not set."
          save={async ({ password }) => {
            const { message } = await send({ token, password });
            toast.success(message);
            await navigate(addresses.signIn, { replace: true });
          }}
        >
          {(control) => <NewPasswordFields control={control} password="password" confirmation="confirmation" />}
        </SmallForm>
      )}
      <Link to={addresses.forgottenPassword} className={linkLook}>
        Ask for a new link
      </Link>
    </>
  );
}
