import { Link } from 'react-router';
import * as words from '#locale/dashboard/guide.ts';
import type { GuideEntry } from './entries.ts';

function Part({ id, heading, part: { about, steps, asked }, address }: GuideEntry & { address: string | undefined }) {
  return (
    <section aria-labelledby={id} className="grid gap-3 border-t border-line pt-5 print:break-inside-avoid">
      <h3 id={id} tabIndex={-1} className="scroll-mt-24 text-subheading">
        {heading}
      </h3>
      <p>{about}</p>
      <div className="grid gap-1">
        <p className="font-semibold">{words.firstSteps}</p>
        <ol className="grid list-decimal gap-1 pl-6">
          {steps.map((step) => (
            <li key={step}>{step}</li>
          ))}
        </ol>
      </div>
      <dl className="grid gap-3">
        {asked.map(({ question, answer }) => (
          <div key={question}>
            <dt className="font-semibold">{question}</dt>
            <dd>{answer}</dd>
          </div>
        ))}
      </dl>
      {address === undefined ? null : (
        <p className="print:hidden">
          <Link
            to={address}
            aria-label={words.openScreenOf(heading)}
            className="inline-flex min-h-11 items-center font-semibold text-accent underline"
          >
            {words.openScreen}
          </Link>
        </p>
      )}
    </section>
  );
}

interface GuidePartsProps {
  heading: string;
  /** Why they stand apart; nobody may open their screens. */
  hint?: string;
  entries: readonly GuideEntry[];
}

/** Parts of the guide under a common heading; nothing where there are none. */
export function GuideParts({ heading, hint, entries }: GuidePartsProps) {
  if (entries.length === 0) return null;
  return (
    <div className="grid gap-6">
      <div className="grid gap-1">
        <h2 className="text-subheading text-muted">{heading}</h2>
        {hint === undefined ? null : <p className="text-muted">{hint}</p>}
      </div>
      {entries.map((entry) => (
        <Part key={entry.id} {...entry} address={hint === undefined ? entry.address : undefined} />
      ))}
    </div>
  );
}
