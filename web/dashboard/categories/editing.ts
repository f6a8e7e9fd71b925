import { useState } from 'react';
import { useLeaving } from '../form/leaving.ts';
import type { ManagedCategory } from './kind.ts';

/** The category in the form; none for a new one. The form starts anew when this changes. */
export function useEditing() {
  const [open, setOpen] = useState<{ category?: ManagedCategory; turn: number }>({ turn: 0 });
  const leaving = useLeaving();
  const begin = (category?: ManagedCategory) =>
    setOpen(({ turn }) => ({ turn: turn + 1, ...(category && { category }) }));
  return {
    ...open,
    leaving,
    /** Turns to this one, unless something in the form would be lost by it. */
    edit: (category: ManagedCategory) => leaving.leaveFor(() => begin(category)),
    /** Back to adding one. */
    done: () => begin(),
  };
}
