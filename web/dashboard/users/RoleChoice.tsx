import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { type Control, useController } from 'react-hook-form';
import { toast } from 'sonner';
import * as words from '#locale/dashboard/users.ts';
import type { Role } from '../../../domain/role.ts';
import type { UserInput } from '../../../domain/user.ts';
import { Banner } from '../components/Banner.tsx';
import { allRoles } from '../roles/calls.ts';
import { Waiting } from '../screen/Waiting.tsx';
import type { UserFormValues } from './user-form.ts';

/** A box for each role that can be given, and for those the user has in any case. */
export function RoleChoice({ control }: { control: Control<UserFormValues, unknown, UserInput> }) {
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
