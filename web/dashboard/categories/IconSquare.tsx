import { drawingOf } from './icons.ts';

/** A category's icon in its square. It decorates: the category's name stands beside it. */
export function IconSquare({ icon }: { icon: string | null }) {
  const Icon = drawingOf(icon);
  return (
    <span aria-hidden="true" className="grid size-11 shrink-0 place-items-center bg-accent-surface text-accent">
      <Icon className="size-5" />
    </span>
  );
}
