import { useState } from 'react';
import { NavigationType, useLocation } from 'react-router';
import { staffAddresses } from '../../../domain/addresses.ts';
import { isHeld } from '../components/guards.ts';
import { useAllScreens } from './all-screens.ts';
import { useCurrentScreen } from './current-screen.ts';
import { partOfGuide } from './part-of-guide.ts';

/**
 * The way from the open screen to its part of the guide, or to this one: in another tab while a form is being written,
 * which stays as it is.
 */
export function useWayToGuide(wanted?: string) {
  const current = useCurrentScreen();
  const location = useLocation();
  const [isElsewhere, setElsewhere] = useState(false);
  const entry = useAllScreens().find(([name]) => name === current);
  const part = wanted ?? (entry && partOfGuide(...entry));
  if (part === undefined) return undefined;
  const place = { pathname: staffAddresses.guide, hash: `#${part}` };
  // Asked as late as it can be: what is typed changes nothing here.
  const look = () =>
    setElsewhere(
      isHeld({
        currentLocation: location,
        nextLocation: { ...location, ...place },
        historyAction: NavigationType.Push,
      }),
    );
  return {
    isElsewhere,
    link: { to: place, ...(isElsewhere && { target: '_blank' }), onPointerEnter: look, onFocus: look },
  };
}
