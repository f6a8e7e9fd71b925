import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import { toast } from 'sonner';
import { staffAddresses } from '../../../domain/addresses.ts';
import { type Role, roleInput } from '../../../domain/role.ts';
import { CheckboxField } from '../form/CheckboxField.tsx';
import { FormScreen } from '../form/FormScreen.tsx';
import { FormSection } from '../form/FormSection.tsx';
import { TextAreaField } from '../form/TextAreaField.tsx';
import { TextField } from '../form/TextField.tsx';
import { request } from '../session/request.ts';
import { everyRole } from './calls.ts';
import { PermissionMatrix } from './PermissionMatrix.tsx';

/** The role's name and what it may do. */
const roleForm = roleInput.required({ permissions: true });

/** Adds a role, or changes the one that is given. */
export function RoleForm({ role }: { role?: Role }) {
  const navigate = useNavigate();
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
      cancelTo={staffAddresses.roles}
      save={async (input) => {
        if (role) await request('PUT /roles/{id}/', { parameters: { id: role.id }, body: input });
        else await request('POST /roles/', { body: input });
        toast.success(role ? 'Role updated successfully!' : 'Role Created successfully!');
        await queries.invalidateQueries({ queryKey: everyRole });
      }}
      onSaved={() => navigate(staffAddresses.roles)}
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
              hint="An inactive role grants nothing, and cannot be given to anybody."
            />
          </FormSection>
          <FormSection
            title="Permissions"
            hint="Arrow keys lead from box to box. You can only grant what you may do yourself."
          >
            <PermissionMatrix control={control} name="permissions" />
          </FormSection>
        </>
      )}
    </FormScreen>
  );
}
