interface TickerProps {
  title: string;
  message: string;
  moving: boolean;
}

/** How many letters pass in a second, and how many the widest strip holds: about seven pixels each. */
const LETTERS_A_SECOND = 8;
const WIDEST = 120;

/** Seconds in which one copy of the text passes. Each has its class, since the page's policy allows no style in it. */
const durations = [4, 6, 8, 11, 16, 23, 32, 45, 64, 90, 128, 180];

/** A line of text that runs slowly past, its end followed by its beginning. Held, it stands still and shows itself whole. */
export function Ticker({ title, message, moving }: TickerProps) {
  const letters = title.length + message.length + 6;
  const duration = durations.find((seconds) => seconds * LETTERS_A_SECOND >= letters) ?? durations.at(-1);
  const copies = moving ? 1 + Math.ceil(WIDEST / letters) : 0;
  return (
    <div
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what moves must be stoppable with the keyboard too; focus stops it
      tabIndex={0}
      className={`ticker ${moving ? `ticker-moving ticker-${duration}` : ''}`}
    >
      <p className="ticker-copy">
        <strong>{title}</strong>
        <span>{message}</span>
      </p>
      {Array.from({ length: copies }, (_, copy) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the copies are all the same
        <p key={copy} aria-hidden="true" className="ticker-copy ticker-again">
          <strong>{title}</strong>
          <span>{message}</span>
        </p>
      ))}
    </div>
  );
}
