import { useQueryClient } from '@tanstack/react-query';
import { toast } from 'sonner';
import { passwordChange } from '../../../domain/password.ts';
import { FormSection } from '../form/FormSection.tsx';
import { SmallForm } from '../form/SmallForm.tsx';
import { TextField } from '../form/TextField.tsx';
import { checkConfirmed, confirmedPassword, emptyPassword } from '../password/confirmed-password.ts';
import { NewPasswordFields } from '../password/NewPasswordFields.tsx';
import { request } from '../session/request.ts';
import { myRecoveryCodes, mySessions } from './calls.ts';

const schema = confirmedPassword
  .extend({ current_password: passwordChange.shape.current_password })
  .superRefine(checkConfirmed);

const empty = { ...emptyPassword, current_password: '' };

/** A new password, for those who know the old one. */
export function MyPassword() {
  const queries = useQueryClient();
  return (
    <div className="print:hidden">
      <FormSection
        title="Password"
        hint="A new password signs you out on every other device, and ends your recovery codes."
      >
        <SmallForm
          schema={schema}
          startsWith={empty}
          submit="Change Password"
          submitting="Saving..."
          failed="The password was not changed."
          save={async ({ current_password, password }) => {
            const { message } = await request('POST /me/password/', { body: { current_password, password } });
            toast.success(message);
            await queries.invalidateQueries(mySessions);
            await queries.invalidateQueries(myRecoveryCodes);
          }}
        >
          {(control) => (
            <>
              <TextField
                control={control}
                name="current_password"
                label="Current Password"
                type="password"
                autoComplete="current-password"
              />
              <NewPasswordFields control={control} password="password" confirmation="confirmation" />
            </>
          )}
        </SmallForm>
      </FormSection>
    </div>
  );
}
