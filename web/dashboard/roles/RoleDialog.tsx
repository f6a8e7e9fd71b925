import { useQueryClient } from '@tanstack/react-query';
import { toast } from 'sonner';
import * as words from '#locale/dashboard/roles.ts';
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
  title: words.editRole,
  submit: words.save,
  submitting: words.saving,
  failed: words.failedToUpdate,
};

const statuses = [
  { value: true, label: words.active },
  { value: false, label: words.inactive },
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
        toast.success(words.updatedInList);
        await queries.invalidateQueries({ queryKey: everyRole });
      }}
      onClose={onClose}
    >
      {(control) => (
        <>
          <TextField control={control} name="name" label={words.name} />
          <TextAreaField control={control} name="description" label={words.description} rows={3} />
          <SelectField
            control={control}
            name="is_active"
            label={words.status}
            options={statuses}
            hint={words.inactiveHint}
          />
        </>
      )}
    </FormDialog>
  );
}
