import { useState } from 'react';
import * as words from '#locale/dashboard/checks.ts';
import { Button } from '../../components/Button.tsx';
import { FindingLine } from './FindingLine.tsx';
import { type Looked, useFindings } from './use-findings.ts';

/** Lines that are shown at first: more than these would be in the way of the settings. */
const AT_FIRST = 4;

/** More than anybody mends at once. */
const MOST = 100;

/** What a reader would stumble over. It only advises: each line leads to its place. */
export function Checks(props: Looked) {
  const findings = useFindings(props);
  const [showsAll, setShowsAll] = useState(false);
  const count = findings.length;
  const shown = findings.slice(0, showsAll || count === AT_FIRST + 1 ? MOST : AT_FIRST);
  return (
    <div className="grid gap-2">
      <p role="status" className={count === 0 ? 'text-muted' : 'font-semibold'}>
        {count === 0 ? words.nothingToMend : words.toLookAt(count)}
      </p>
      {count === 0 ? null : (
        <ul className="findings">
          {shown.map((finding, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a line that is pressed stays while the text is read again
            <li key={index}>
              <FindingLine finding={finding} editor={props.editor} />
            </li>
          ))}
        </ul>
      )}
      {shown.length === count || showsAll ? null : (
        <Button size="small" className="w-fit" onClick={() => setShowsAll(true)}>
          {words.showAll(count)}
        </Button>
      )}
    </div>
  );
}
