import { TryAgain } from './TryAgain.tsx';

interface SectionFailedProps {
  /** The error message. */
  text: string;
  /** The server's message, if it is to be shown too. */
  message?: string;
  /** The page it stands on, for visitors without script. */
  page: string;
  onTryAgain?: (() => void) | undefined;
}

/** Stands where a section would, and says that it did not come. */
export function SectionFailed({ text, message, page, onTryAgain }: SectionFailedProps) {
  return (
    <div
      role="alert"
      className="mt-6 flex flex-wrap items-center gap-x-6 gap-y-3 border-danger border-l-8 bg-danger-surface p-5"
    >
      <div>
        <p className="font-semibold">{text}</p>
        {message ? <p className="mt-1">{message}</p> : null}
      </div>
      <TryAgain page={page} onTryAgain={onTryAgain} />
    </div>
  );
}
