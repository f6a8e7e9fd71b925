import type { Control } from 'react-hook-form';
import type { UserInput } from '../../../domain/user.ts';
import { CheckboxField } from '../form/CheckboxField.tsx';
import type { UserFormValues } from './user-form.ts';

interface AccountSettingsProps {
  control: Control<UserFormValues, unknown, UserInput>;
  /** Whether whoever fills in the form may say who is staff and who is a superuser. */
  maySetFlags: boolean;
}

const locked = 'Only a superuser can change this.';

/** The settings of an account: active, staff, superuser. */
export function AccountSettings({ control, maySetFlags }: AccountSettingsProps) {
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      <CheckboxField control={control} name="is_active" label="Active" hint="May sign in and use the dashboard." />
      <CheckboxField
        control={control}
        name="is_verified"
        label="Verified"
        hint="The e-mail address is known to be theirs."
      />
      <CheckboxField
        control={control}
        name="is_staff"
        label="Staff"
        hint={maySetFlags ? 'Belongs to the staff of the organisation.' : locked}
        disabled={!maySetFlags}
      />
      <CheckboxField
        control={control}
        name="is_superuser"
        label="Superuser"
        hint={maySetFlags ? 'May do everything, whatever the roles say.' : locked}
        disabled={!maySetFlags}
      />
    </div>
  );
}
