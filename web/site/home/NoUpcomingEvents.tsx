import { Placeholder } from '../../ui/imigongo/Placeholder.tsx';

/** Stands where the upcoming events would. */
export function NoUpcomingEvents() {
  return (
    <div className="mt-6 flex items-center gap-5">
      <div className="size-24 shrink-0">
        <Placeholder seed={1} />
      </div>
      <div>
        <p className="font-display font-extrabold text-subheading">No Events Available</p>
        <p className="mt-1 text-muted">Stay tuned for exciting upcoming events!</p>
      </div>
    </div>
  );
}
