import { Placeholder } from '../../../ui/imigongo/Placeholder.tsx';
import { eventTexts } from '../texts.ts';

/** Nothing behind us, nothing ahead. */
export function NoEventsFound() {
  return (
    <div className="mt-10 grid max-w-3xl items-center gap-8 sm:grid-cols-[14rem_1fr]">
      <div className="h-40">
        <Placeholder seed={3} />
      </div>
      <div>
        <p className="font-display font-extrabold text-heading">{eventTexts.noneFound}</p>
        <p className="mt-3 text-lead text-muted">{eventTexts.checkBack}</p>
      </div>
    </div>
  );
}
