import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useMemo } from 'react';
import { type Control, useController, useWatch } from 'react-hook-form';
import { Link } from 'react-router';
import { toast } from 'sonner';
import * as words from '#locale/dashboard/users.ts';
import { staffAddresses } from '../../../domain/addresses.ts';
import { PASSWORD_MINIMUM } from '../../../domain/password.ts';
import type { Role } from '../../../domain/role.ts';
import type { User, UserInput } from '../../../domain/user.ts';
import { Banner } from '../components/Banner.tsx';
import { CheckboxField } from '../form/CheckboxField.tsx';
import { FormScreen } from '../form/FormScreen.tsx';
import { FormSection } from '../form/FormSection.tsx';
import { TextField } from '../form/TextField.tsx';
import { allRoles } from '../roles/calls.ts';
import { Waiting } from '../screen/Waiting.tsx';
import { useAccount } from '../session/account.ts';
import { request } from '../session/request.ts';
import { everyUser } from './calls.ts';
import { type UserFormValues, userForm, userFormValues } from './user-form.ts';

interface AccountSettingsProps {
  control: Control<UserFormValues, unknown, UserInput>;
  /** Whether the current user may set who is staff and who is a superuser. */
  maySetSuperuser: boolean;
}

/** The settings of an account: active, staff, superuser. */
function AccountSettings({ control, maySetSuperuser }: AccountSettingsProps) {
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      <CheckboxField control={control} name="is_active" label={words.active} hint={words.activeHint} />
      <CheckboxField control={control} name="is_verified" label={words.verified} hint={words.verifiedHint} />
      <CheckboxField control={control} name="is_staff" label={words.staff} hint={words.staffHint} />
      <CheckboxField
        control={control}
        name="is_superuser"
        label={words.superuser}
        hint={maySetSuperuser ? words.superuserHint : words.onlySuperuser}
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

/** The password of the account, or the invitation that asks for one. */
function PasswordPart({ control, whose }: PasswordPartProps) {
  const invited = useWatch({ control, name: 'invited' });
  if (whose === 'own') {
    return (
      <p>
        {words.changeYourOwnPassword(
          <Link key="profile" to={staffAddresses.profile} className="font-semibold text-accent underline">
            {words.myProfile}
          </Link>,
        )}
      </p>
    );
  }
  return (
    <>
      {whose === 'new' ? (
        <CheckboxField control={control} name="invited" label={words.sendInvitation} hint={words.sendInvitationHint} />
      ) : null}
      {invited ? null : (
        <div className="grid items-start gap-5 sm:grid-cols-2">
          <TextField
            control={control}
            name="password"
            label={words.password}
            hint={words.passwordHints[whose](PASSWORD_MINIMUM)}
            type="password"
            autoComplete="new-password"
          />
          <TextField
            control={control}
            name="confirmation"
            label={words.confirmPassword}
            type="password"
            autoComplete="new-password"
          />
        </div>
      )}
    </>
  );
}

const secrets = ['password', 'confirmation'] as const;

/** A box for each role that can be given, and for those the user has in any case. */
function RoleChoice({ control }: { control: Control<UserFormValues, unknown, UserInput> }) {
  const { field, formState } = useController({ control, name: 'role_ids' });
  const { data, isError } = useQuery(allRoles);
  useEffect(() => {
    if (isError) toast.error(words.failedToLoadRoles);
  }, [isError]);

  if (isError) return <Banner tone="danger">{words.failedToLoadRoles}</Banner>;
  if (data === undefined) return <Waiting>{words.loadingRoles}</Waiting>;
  const had = formState.defaultValues?.role_ids ?? [];
  const shown = data.filter(({ id, is_active }) => is_active || had.includes(id));
  if (shown.length === 0) return <p className="text-muted">{words.noRolesAvailable}</p>;
  const toggle = ({ id }: Role, checked: boolean) =>
    field.onChange(checked ? [...field.value, id] : field.value.filter((held) => held !== id));
  return (
    <ul className="grid gap-x-6 gap-y-2 sm:grid-cols-2">
      {shown.map((role) => (
        <li key={role.id}>
          <label className="flex min-h-11 cursor-pointer items-start gap-3 py-2 has-disabled:cursor-not-allowed">
            <input
              type="checkbox"
              className="mt-0.5 size-5 shrink-0"
              checked={field.value.includes(role.id)}
              disabled={!role.can?.assign && !had.includes(role.id)}
              onBlur={field.onBlur}
              onChange={(event) => toggle(role, event.target.checked)}
            />
            <span>
              <span className="block font-semibold">{role.is_active ? role.name : words.inactiveRole(role.name)}</span>
              {role.description ? <span className="block text-sm text-muted">{role.description}</span> : null}
            </span>
          </label>
        </li>
      ))}
    </ul>
  );
}

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
      submit={isNew ? words.createUser : words.updateUser}
      submitting={words.saving}
      failed={words.failedToSave}
      backTo={staffAddresses.users}
      save={async (input) => {
        if (isNew) await request('POST /register/', { body: input });
        else await request('PUT /update-user/{id}/', { parameters: { id: user.id }, body: input });
        toast.success(isNew ? words.userCreated : words.userUpdated);
        await queries.invalidateQueries({ queryKey: everyUser });
      }}
    >
      {(control) => (
        <>
          <FormSection title={words.basicInformation}>
            <TextField control={control} name="email" label={words.emailAddress} type="email" autoComplete="off" />
            <div className="grid items-start gap-5 sm:grid-cols-2">
              <TextField control={control} name="first_name" label={words.firstName} autoComplete="off" />
              <TextField control={control} name="last_name" label={words.lastName} autoComplete="off" />
            </div>
          </FormSection>
          <FormSection title={words.securitySettings}>
            <PasswordPart control={control} whose={whose} />
          </FormSection>
          <FormSection title={words.roleAssignment} hint={words.roleAssignmentHint}>
            <RoleChoice control={control} />
          </FormSection>
          <FormSection title={words.accountSettings}>
            <AccountSettings control={control} maySetSuperuser={maySetSuperuser} />
          </FormSection>
        </>
      )}
    </FormScreen>
  );
}
