import type { StaffTeamMember } from '../../../domain/team-member.ts';
import { Picture } from '../../ui/Picture.tsx';
import { columnsOf } from '../list/table-features.ts';
import { initialsOf } from '../session/account.ts';

const column = columnsOf<StaffTeamMember>();

/** Who it is, beside the photograph or what stands for it. */
function Person({ member: { name, role, picture } }: { member: StaffTeamMember }) {
  const face = 'size-14 shrink-0 rounded-full';
  return (
    <div className="flex items-center gap-3">
      {picture ? (
        <span className={face}>
          <Picture picture={{ ...picture, alt: '' }} sizes="3.5rem" className={`${face} object-cover`} />
        </span>
      ) : (
        <span aria-hidden="true" className={`${face} grid place-items-center bg-clay font-semibold text-chalk`}>
          {initialsOf(name)}
        </span>
      )}
      <div className="min-w-0">
        <p className="font-semibold">{name}</p>
        <p className="text-sm text-muted">{role}</p>
      </div>
    </div>
  );
}

export const columns = column.columns([
  column.accessor('name', {
    header: 'Person',
    sortFn: 'text',
    cell: ({ row }) => <Person member={row.original} />,
  }),
  column.accessor('text', {
    header: 'Text',
    enableSorting: false,
    cell: ({ getValue }) => <p className="line-clamp-2 max-w-prose">{getValue()}</p>,
  }),
  column.accessor('position', { header: 'Position', sortFn: 'basic' }),
]);
