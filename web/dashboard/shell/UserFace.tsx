import { ChevronDown } from 'lucide-react';
import { initialsOf, nameOf, useAccount } from '../session/account.ts';

/** The signed-in user's initials and, if there is room, their name. */
export function UserFace() {
  const name = nameOf(useAccount());
  return (
    <>
      <span
        aria-hidden="true"
        className="grid size-8 shrink-0 place-items-center bg-clay text-sm font-semibold text-chalk"
      >
        {initialsOf(name)}
      </span>
      <span className="max-w-48 truncate max-md:sr-only">{name}</span>
      <ChevronDown aria-hidden="true" className="size-4" />
    </>
  );
}
