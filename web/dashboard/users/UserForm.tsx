import { useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useNavigate } from 'react-router';
import { toast } from 'sonner';
import { staffAddresses } from '../../../domain/addresses.ts';
import type { User } from '../../../domain/user.ts';
import { FormScreen } from '../form/FormScreen.tsx';
import { FormSection } from '../form/FormSection.tsx';
import { TextField } from '../form/TextField.tsx';
import { useAccount } from '../session/account.ts';
import { request } from '../session/request.ts';
import { AccountSettings } from './AccountSettings.tsx';
import { everyUser } from './calls.ts';
import { PasswordPart } from './PasswordPart.tsx';
import { RoleChoice } from './RoleChoice.tsx';
import { userForm, userFormValues } from './user-form.ts';

const secrets = ['password', 'confirmation'] as const;

/** Creates a user, or changes the one that is given. */
export function UserForm({ user }: { user?: User }) {
  const navigate = useNavigate();
  const queries = useQueryClient();
  const account = useAccount();
  const isNew = user === undefined;
  const other = isNew ? 'new' : 'other';
  const whose = user?.id === account.id ? 'own' : other;
  const maySetFlags = user?.can?.flags ?? account.is_superuser;
  const schema = useMemo(() => userForm(isNew, maySetFlags), [isNew, maySetFlags]);
  return (
    <FormScreen
      schema={schema}
      startsWith={userFormValues(user)}
      draft={`user ${user?.id ?? 'new'}`}
      secrets={secrets}
      typingClears
      submit={isNew ? 'Create User' : 'Update User'}
      submitting="Saving..."
      failed="Failed to create or update user"
      cancelTo={staffAddresses.users}
      save={async (input) => {
        if (isNew) await request('POST /register/', { body: input });
        else await request('PUT /update-user/{id}/', { parameters: { id: user.id }, body: input });
        toast.success(isNew ? 'User created successfully' : 'User updated successfully');
        await queries.invalidateQueries({ queryKey: everyUser });
      }}
      onSaved={() => navigate(staffAddresses.users)}
    >
      {(control) => (
        <>
          <FormSection title="Basic Information">
            <TextField control={control} name="email" label="Email" type="email" autoComplete="off" />
            <div className="grid items-start gap-5 sm:grid-cols-2">
              <TextField control={control} name="first_name" label="First Name" autoComplete="off" />
              <TextField control={control} name="last_name" label="Last Name" autoComplete="off" />
            </div>
          </FormSection>
          <FormSection title="Security Settings">
            <PasswordPart control={control} whose={whose} />
          </FormSection>
          <FormSection title="Role Assignment" hint="What the user may do. You can only give what you may do yourself.">
            <RoleChoice control={control} />
          </FormSection>
          <FormSection title="Account Settings">
            <AccountSettings control={control} maySetFlags={maySetFlags} />
          </FormSection>
        </>
      )}
    </FormScreen>
  );
}
