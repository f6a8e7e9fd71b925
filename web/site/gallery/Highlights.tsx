interface HighlightsProps {
  facts: readonly { label: string; count: number }[];
  /** The sign after each number. */
  sign?: string;
}

/** The gallery in numbers. */
export function Highlights({ facts, sign = '' }: HighlightsProps) {
  return (
    <dl className="grid grid-cols-2 gap-x-6 gap-y-6 sm:grid-cols-4">
      {facts.map(({ label, count }) => (
        <div key={label} className="flex flex-col-reverse justify-end border-current border-t-4 pt-3">
          <dt className="font-semibold leading-tight">{label}</dt>
          <dd className="font-display font-extrabold text-title">{`${count}${sign}`}</dd>
        </div>
      ))}
    </dl>
  );
}
