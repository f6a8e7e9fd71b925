import { Icon } from '../components/Icon.tsx';
import { TryAgain } from '../components/TryAgain.tsx';

interface AnnouncementsFailedProps {
  /** The error, in words for visitors. */
  message: string;
  page: string;
  onTryAgain: () => void;
}

/** The strip when the announcements did not come. */
export function AnnouncementsFailed({ message, page, onTryAgain }: AnnouncementsFailedProps) {
  return (
    <div className="flex flex-wrap items-center gap-x-3 max-sm:py-1">
      <p className="flex items-center gap-2 font-semibold text-warning">
        <Icon name="warning" className="size-5 shrink-0" />
        Unable to load announcements
      </p>
      <p className="text-muted max-sm:sr-only">{message}</p>
      <TryAgain page={page} onTryAgain={onTryAgain} />
    </div>
  );
}
