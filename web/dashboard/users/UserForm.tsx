import { useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { type Control, useWatch } from 'react-hook-form';
import { Link } from 'react-router';
import { toast } from 'sonner';
import { staffAddresses } from '../../../domain/addresses.ts';
import { PASSWORD_MINIMUM } from '../../../domain/password.ts';
import type { User, UserInput } from '../../../domain/user.ts';
import { CheckboxField } from '../form/CheckboxField.tsx';
import { FormScreen } from '../form/FormScreen.tsx';
import { FormSection } from '../form/FormSection.tsx';
import { TextField } from '../form/TextField.tsx';
import { screens } from '../screens.ts';
import { useAccount } from '../session/account.ts';
import { request } from '../session/request.ts';
import { everyUser } from './calls.ts';
import { RoleChoice } from './RoleChoice.tsx';
import { type UserFormValues, userForm, userFormValues } from './user-form.ts';

interface AccountSettingsProps {
  control: Control<UserFormValues, unknown, UserInput>;
  /** Whether the current user may set who is staff and who is a superuser. */
  maySetSuperuser: boolean;
}

const locked = 'Only a superuser can change this.';

/** The settings of an account: active, staff, superuser. */
function AccountSettings({ control, maySetSuperuser }: AccountSettingsProps) {
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      <CheckboxField control={control} name="is_active" label="Active" hint="Can sign in and use the dashboard." />
      <CheckboxField control={control} name="is_verified" label="Verified" hint="The e-mail address is confirmed." />
      <CheckboxField control={control} name="is_staff" label="Staff" hint="Is a member of staff." />
      <CheckboxField
        control={control}
        name="is_superuser"
        label="Superuser"
        hint={maySetSuperuser ? 'Has every permission.' : locked}
        disabled={!maySetSuperuser}
      />
    </div>
  );
}

interface PasswordPartProps {
  control: Control<UserFormValues, unknown, UserInput>;
  /** A user to be created, the current user, or another one. */
  whose: 'new' | 'own' | 'other';
}

const hints = {
  new: `At least ${PASSWORD_MINIMUM} characters.`,
  other: `At least ${PASSWORD_MINIMUM} characters. Leave blank to keep the current password. A new one signs the user out everywhere.`,
};

/** The password of the account, or the invitation that asks for one. */
function PasswordPart({ control, whose }: PasswordPartProps) {
  const invited = useWatch({ control, name: 'invited' });
  if (whose === 'own') {
    return (
      <p>
        Change your own password under{' '}
        <Link to={screens.profile[0]} className="font-semibold text-accent underline">
          My Profile
        </Link>
        .
      </p>
    );
  }
  return (
    <>
      {whose === 'new' ? (
        <CheckboxField
          control={control}
          name="invited"
          label="Send an invitation instead"
          hint="We e-mail the new user a link, valid for 72 hours, to choose a password."
        />
      ) : null}
      {invited ? null : (
        <div className="grid items-start gap-5 sm:grid-cols-2">
          <TextField
            control={control}
            name="password"
            label="Password"
            hint={hints[whose]}
            type="password"
            autoComplete="new-password"
          />
          <TextField
            control={control}
            name="confirmation"
            label="Confirm Password"
            type="password"
            autoComplete="new-password"
          />
        </div>
      )}
    </>
  );
}

const secrets = ['password', 'confirmation'] as const;

/** Creates a user, or changes the one that is given. */
export function UserForm({ user }: { user?: User }) {
  const queries = useQueryClient();
  const account = useAccount();
  const isNew = user === undefined;
  const other = isNew ? 'new' : 'other';
  const whose = user?.id === account.id ? 'own' : other;
  const maySetSuperuser = user?.can?.superuser ?? account.is_superuser;
  const schema = useMemo(() => userForm(isNew, maySetSuperuser), [isNew, maySetSuperuser]);
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
      backTo={staffAddresses.users}
      save={async (input) => {
        if (isNew) await request('POST /register/', { body: input });
        else await request('PUT /update-user/{id}/', { parameters: { id: user.id }, body: input });
        toast.success(isNew ? 'User created successfully' : 'User updated successfully');
        await queries.invalidateQueries({ queryKey: everyUser });
      }}
    >
      {(control) => (
        <>
          <FormSection title="Basic Information">
            <TextField control={control} name="email" label="E-mail" type="email" autoComplete="off" />
            <div className="grid items-start gap-5 sm:grid-cols-2">
              <TextField control={control} name="first_name" label="First Name" autoComplete="off" />
              <TextField control={control} name="last_name" label="Last Name" autoComplete="off" />
            </div>
          </FormSection>
          <FormSection title="Security Settings">
            <PasswordPart control={control} whose={whose} />
          </FormSection>
          <FormSection
            title="Role Assignment"
            hint="What the user can do. You can only give permissions you have yourself."
          >
            <RoleChoice control={control} />
          </FormSection>
          <FormSection title="Account Settings">
            <AccountSettings control={control} maySetSuperuser={maySetSuperuser} />
          </FormSection>
        </>
      )}
    </FormScreen>
  );
}
