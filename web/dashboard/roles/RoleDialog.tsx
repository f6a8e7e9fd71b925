import { useQueryClient } from '@tanstack/react-query';
import { toast } from 'sonner';
import { type Role, roleInput } from '../../../domain/role.ts';
import { FormDialog } from '../form/FormDialog.tsx';
import { SelectField } from '../form/SelectField.tsx';
import { TextAreaField } from '../form/TextAreaField.tsx';
import { TextField } from '../form/TextField.tsx';
import { request } from '../session/request.ts';
import { everyRole } from './calls.ts';

interface RoleDialogProps {
  role: Role;
  onClose(): void;
}

const texts = {
  title: 'Edit Role',
  submit: 'Save',
  submitting: 'Saving...',
  failed: 'Failed to update role. Please try again later.',
};

const statuses = [
  { value: true, label: 'Active' },
  { value: false, label: 'Inactive' },
];

/** This form leaves the role's permissions as they are. */
const withoutPermissions = roleInput.omit({ permissions: true });

/** Renames a role, or switches it on and off, without leaving the list. */
export function RoleDialog({ role, onClose }: RoleDialogProps) {
  const queries = useQueryClient();
  const { name, description, is_active } = role;
  return (
    <FormDialog
      texts={texts}
      schema={withoutPermissions}
      startsWith={{ name, description, is_active }}
      draft={`role ${role.id}`}
      save={async (input) => {
        try {
          await request('PUT /roles/{id}/', { parameters: { id: role.id }, body: input });
        } catch (error) {
          toast.error(texts.failed);
          throw error;
        }
        toast.success('Role updated successfully');
        await queries.invalidateQueries({ queryKey: everyRole });
      }}
      onClose={onClose}
    >
      {(control) => (
        <>
          <TextField control={control} name="name" label="Name" />
          <TextAreaField control={control} name="description" label="Description" rows={3} />
          <SelectField
            control={control}
            name="is_active"
            label="Status"
            options={statuses}
            hint="An inactive role gives no permissions and cannot be assigned."
          />
        </>
      )}
    </FormDialog>
  );
}
