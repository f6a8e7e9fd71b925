import { toast } from 'sonner';
import { profileInput } from '../../../domain/user.ts';
import { FormSection } from '../form/FormSection.tsx';
import { SmallForm } from '../form/SmallForm.tsx';
import { TextField } from '../form/TextField.tsx';
import { useAccount } from '../session/account.ts';
import { request } from '../session/request.ts';
import { keepUser } from '../session/session.ts';

/** The name under which colleagues know somebody. */
export function MyName() {
  const { first_name, last_name } = useAccount();
  return (
    <FormSection title="Name">
      <SmallForm
        schema={profileInput}
        startsWith={{ first_name, last_name }}
        submit="Save Name"
        submitting="Saving..."
        failed="The name was not saved."
        keeps
        save={async (input) => {
          keepUser(await request('PUT /me/', { body: input }));
          toast.success('Your name is changed.');
        }}
      >
        {(control) => (
          <div className="grid items-start gap-5 sm:grid-cols-2">
            <TextField control={control} name="first_name" label="First Name" autoComplete="given-name" />
            <TextField control={control} name="last_name" label="Last Name" autoComplete="family-name" />
          </div>
        )}
      </SmallForm>
    </FormSection>
  );
}
