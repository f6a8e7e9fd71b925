import type { ReactNode } from 'react';
import { IconSquare } from './IconSquare.tsx';
import type { ManagedCategory } from './kind.ts';

interface CategoryRowProps {
  category: ManagedCategory;
  /** Its actions. */
  children: ReactNode;
}

/** A category in its manager's list. */
export function CategoryRow({ category: { name, slug, icon }, children }: CategoryRowProps) {
  return (
    <li className="flex flex-wrap items-center gap-x-3 gap-y-1 border-t border-line py-2.5 first:border-t-0">
      <IconSquare icon={icon} />
      <div className="min-w-0 grow basis-40">
        <p className="font-semibold break-words">{name}</p>
        <p className="text-sm break-words text-muted">{`Slug: ${slug}`}</p>
      </div>
      <div className="flex gap-1">{children}</div>
    </li>
  );
}
