import { useQueryClient } from '@tanstack/react-query';
import { Link } from 'react-router';
import { toast } from 'sonner';
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
      submit={role ? 'Update Role' : 'Create Role'}
      submitting="Saving..."
      failed="Failed to save role"
      backTo={staffAddresses.roles}
      save={async (input) => {
        if (role) await request('PUT /roles/{id}/', { parameters: { id: role.id }, body: input });
        else await request('POST /roles/', { body: input });
        toast.success(role ? 'Role updated successfully!' : 'Role Created successfully!');
        await queries.invalidateQueries({ queryKey: everyRole });
      }}
    >
      {(control) => (
        <>
          <FormSection title="Role">
            <TextField control={control} name="name" label="Name" />
            <TextAreaField control={control} name="description" label="Description" rows={3} />
            <CheckboxField
              control={control}
              name="is_active"
              label="Active"
              hint="An inactive role gives no permissions and cannot be assigned."
            />
          </FormSection>
          <FormSection
            title="Permissions"
            hint="Use the arrow keys to move between boxes. You can only give permissions you have yourself."
          >
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
    <FormSection title="Who has this role">
      {members.length === 0 ? <p className="text-muted">No one has it yet. Assign it when you edit a user.</p> : null}
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

const subtitle = 'Its name, and what it allows.';

const Back = () => <BackLink to={staffAddresses.roles}>+ Back Roles</BackLink>;

/** The form for a role still to come. */
export function NewRole() {
  return (
    <div className="grid gap-6">
      <ScreenHeader title="Add New Role" subtitle={subtitle} actions={<Back />} />
      <RoleForm />
    </div>
  );
}

/** The form of the role in the address, with who holds it. */
export function EditRole() {
  return (
    <RecordScreen
      one={oneRole}
      title="Edit Role"
      loading="Loading the role..."
      failed="Failed to load role data"
      list={staffAddresses.roles}
    >
      {(role) => (
        <div className="grid gap-6">
          <ScreenHeader title="Edit Role" subtitle={subtitle} actions={<Back />} />
          <RoleForm role={role} />
          <RoleHolders members={role.members ?? []} />
        </div>
      )}
    </RecordScreen>
  );
}
