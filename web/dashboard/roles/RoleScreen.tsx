import { useQueryClient } from '@tanstack/react-query';
import { Link } from 'react-router';
import { toast } from 'sonner';
import * as words from '#locale/dashboard/roles.ts';
import { staffAddresses } from '../../../domain/addresses.ts';
import { type Role, roleInput } from '../../../domain/role.ts';
import { CheckboxField } from '../form/CheckboxField.tsx';
import { FormScreen } from '../form/FormScreen.tsx';
import { FormSection } from '../form/FormSection.tsx';
import { TextAreaField } from '../form/TextAreaField.tsx';
import { TextField } from '../form/TextField.tsx';
import { RecordScreen } from '../record/RecordScreen.tsx';
import { BackLink } from '../screen/BackLink.tsx';
import { ScreenHeader } from '../screen/ScreenHeader.tsx';
import { useMay } from '../session/account.ts';
import { request } from '../session/request.ts';
import { everyRole, oneRole } from './calls.ts';
import { PermissionMatrix } from './PermissionMatrix.tsx';

/** The role's name and permissions. */
const roleForm = roleInput.required({ permissions: true });

/** Adds a role, or changes the one that is given. */
function RoleForm({ role }: { role?: Role }) {
  const queries = useQueryClient();
  return (
    <FormScreen
      schema={roleForm}
      startsWith={{
        name: role?.name ?? '',
        description: role?.description ?? '',
        is_active: role?.is_active ?? true,
        permissions: role?.permissions ?? [],
      }}
      draft={`role and permissions ${role?.id ?? 'new'}`}
      submit={role ? words.updateRole : words.createRole}
      submitting={words.saving}
      failed={words.failedToSave}
      backTo={staffAddresses.roles}
      save={async (input) => {
        if (role) await request('PUT /roles/{id}/', { parameters: { id: role.id }, body: input });
        else await request('POST /roles/', { body: input });
        toast.success(role ? words.roleUpdated : words.roleCreated);
        await queries.invalidateQueries({ queryKey: everyRole });
      }}
    >
      {(control) => (
        <>
          <FormSection title={words.role}>
            <TextField control={control} name="name" label={words.name} />
            <TextAreaField control={control} name="description" label={words.description} rows={3} />
            <CheckboxField control={control} name="is_active" label={words.active} hint={words.inactiveHint} />
          </FormSection>
          <FormSection title={words.permissions} hint={words.permissionsHint}>
            <PermissionMatrix control={control} name="permissions" />
          </FormSection>
        </>
      )}
    </FormScreen>
  );
}

/** Everybody who has the role, with the way to their account for those who may see it. */
function RoleHolders({ members }: { members: NonNullable<Role['members']> }) {
  const mayLook = useMay('users.view');
  return (
    <FormSection title={words.whoHasThisRole}>
      {members.length === 0 ? <p className="text-muted">{words.noOneHasIt}</p> : null}
      <ul className="flex flex-wrap gap-x-6">
        {members.map(({ id, name }) => (
          <li key={id} className="flex min-h-11 items-center">
            {mayLook ? (
              <Link
                to={staffAddresses.user(id)}
                className="inline-flex min-h-11 items-center font-semibold text-accent underline"
              >
                {name}
              </Link>
            ) : (
              name
            )}
          </li>
        ))}
      </ul>
    </FormSection>
  );
}

const Back = () => <BackLink to={staffAddresses.roles}>{words.backToRoles}</BackLink>;

/** The form for a role still to come. */
export function NewRole() {
  return (
    <div className="grid gap-6">
      <ScreenHeader title={words.addNewRole} subtitle={words.formSubtitle} actions={<Back />} />
      <RoleForm />
    </div>
  );
}

/** The form of the role in the address, with who holds it. */
export function EditRole() {
  return (
    <RecordScreen
      one={oneRole}
      title={words.editRole}
      loading={words.loadingRole}
      failed={words.failedToLoadRole}
      list={staffAddresses.roles}
    >
      {(role) => (
        <div className="grid gap-6">
          <ScreenHeader title={words.editRole} subtitle={words.formSubtitle} actions={<Back />} />
          <RoleForm role={role} />
          <RoleHolders members={role.members ?? []} />
        </div>
      )}
    </RecordScreen>
  );
}
