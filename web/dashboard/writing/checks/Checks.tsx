import { useEffect, useRef, useState } from 'react';
import * as words from '#locale/dashboard/checks.ts';
import { Button } from '../../components/Button.tsx';
import { FindingLine } from './FindingLine.tsx';
import { type Looked, useFindings } from './use-findings.ts';

/** Lines that are shown at first: more than these would be in the way of the settings. */
const AT_FIRST = 3;

/** More than anybody mends at once. */
const MOST = 100;

/** What a reader would stumble over. It only advises: each line leads to its place. */
export function Checks(props: Looked) {
  const findings = useFindings(props);
  const [showsAll, setShowsAll] = useState(false);
  const list = useRef<HTMLUListElement>(null);
  // The button that was pressed is gone: one goes on at the first line that it has brought.
  useEffect(() => {
    if (showsAll) list.current?.children[AT_FIRST]?.querySelector<HTMLElement>('.finding')?.focus();
  }, [showsAll]);
  const count = findings.length;
  const shown = findings.slice(0, showsAll || count === AT_FIRST + 1 ? MOST : AT_FIRST);
  return (
    <div className="checks grid gap-1">
      <p role="status" className="text-muted">
        {count === 0 ? words.nothingToMend : words.toLookAt(count)}
      </p>
      {count === 0 ? null : (
        <ul ref={list} className="findings">
          {shown.map((finding, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a line that is pressed stays while the text is read again
            <li key={index}>
              <FindingLine finding={finding} editor={props.editor} />
            </li>
          ))}
        </ul>
      )}
      {shown.length === count || showsAll ? null : (
        <Button kind="quiet" size="small" className="-ml-2.5 w-fit" onClick={() => setShowsAll(true)}>
          {words.showAll(count)}
        </Button>
      )}
    </div>
  );
}
