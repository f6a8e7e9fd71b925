import { CalendarDays } from 'lucide-react';
import type { StaffListedEvent } from '../../../domain/event.ts';
import { cut } from '../../../domain/text.ts';
import { Picture } from '../../ui/Picture.tsx';

/** A description longer than this is cut, and so much of it is left. Characters. */
const LONG = 50;
const LEFT = 20;

const preview = (text: string) => (Array.from(text).length > LONG ? cut(text, LEFT) : text);

/** The event at a glance: its picture, title, and how its description begins. */
export function EventName({ event }: { event: StaffListedEvent }) {
  const picture = event.picture ?? event.banner_picture;
  return (
    <div className="flex items-start gap-3">
      <span className="flex size-12 shrink-0 items-center justify-center bg-sunken text-muted">
        {picture ? (
          <Picture picture={{ ...picture, alt: '' }} sizes="3rem" className="size-12 object-cover" />
        ) : (
          <CalendarDays aria-hidden="true" className="size-6" />
        )}
      </span>
      <div className="min-w-0">
        <p className="line-clamp-2 font-semibold break-words">{event.title}</p>
        <p className="text-sm break-words text-muted">{preview(event.summary)}</p>
      </div>
    </div>
  );
}
