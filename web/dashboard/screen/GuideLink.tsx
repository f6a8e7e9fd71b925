import { BookOpen } from 'lucide-react';
import { useState } from 'react';
import { Link, NavigationType, useLocation } from 'react-router';
import * as words from '#locale/dashboard/screen.ts';
import { staffAddresses } from '../../../domain/addresses.ts';
import { buttonLook } from '../components/Button.tsx';
import { isHeld } from '../components/guards.ts';
import { useAllScreens } from './all-screens.ts';
import { useCurrentScreen } from './current-screen.ts';
import { partOfGuide } from './part-of-guide.ts';

/** Leads to what the guide says of this screen: in another tab while a form is being written, which stays as it is. */
export function GuideLink() {
  const current = useCurrentScreen();
  const location = useLocation();
  const [isKept, setKept] = useState(false);
  const entry = useAllScreens().find(([name]) => name === current);
  const part = entry && partOfGuide(...entry);
  if (part === undefined) return null;
  const place = { pathname: staffAddresses.guide, hash: `#${part}` };
  // Asked as late as it can be: what is typed changes nothing here.
  const look = () =>
    setKept(
      isHeld({
        currentLocation: location,
        nextLocation: { ...location, ...place },
        historyAction: NavigationType.Push,
      }),
    );
  return (
    <Link
      to={place}
      {...(isKept && { target: '_blank' })}
      onPointerEnter={look}
      onFocus={look}
      className={`${buttonLook('quiet', 'small')} -my-1 shrink-0 text-muted max-sm:-my-2 print:hidden`}
    >
      <BookOpen aria-hidden="true" className="size-5" />
      <span className="max-sm:sr-only">{words.howThisWorks}</span>
      {isKept ? <span className="sr-only">{words.opensInNewTab}</span> : null}
    </Link>
  );
}
