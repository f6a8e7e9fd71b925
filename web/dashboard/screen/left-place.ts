import { useEffect, useRef } from 'react';
import { useLocation, useNavigate, useNavigationType } from 'react-router';
import { findStaffScreen } from '../../../domain/staff-screens.ts';

/** A list as it was left in this tab: its search, filters, order and page, and how far it was scrolled. */
interface LeftPlace {
  search: string;
  top: number;
}

/** A list has several addresses, and one name. */
const keyOf = (path: string) => `list ${findStaffScreen(path)}`;

function readPlace(path: string): LeftPlace | undefined {
  const text = sessionStorage.getItem(keyOf(path));
  return text === null ? undefined : JSON.parse(text);
}

/** Goes with a link that leads back to a list, so that the list knows it from one that opens it anew. */
const asLeft = { asLeft: true };

const isBackLink = (state: unknown) => typeof state === 'object' && state !== null && 'asLeft' in state;

/** The properties of a link back to a list, as it was left. */
export function backTo(list: string) {
  return { to: `${list}${readPlace(list)?.search ?? ''}`, state: asLeft };
}

/** Goes back to a list as it was left. */
export function useBackTo(list: string): () => void {
  const navigate = useNavigate();
  return () => {
    const { to, state } = backTo(list);
    void navigate(to, { state });
  };
}

/** Stores the scroll position of a list when it is left, and restores it on return, once its rows are loaded. */
export function useLeftPlace(isReady: boolean): void {
  const { pathname, search, state } = useLocation();
  const isReturn = useNavigationType() === 'POP' || isBackLink(state);
  const here = useRef({ pathname, search, top: 0 });
  useEffect(() => {
    here.current = { ...here.current, pathname, search };
  });
  useEffect(() => {
    const note = () => {
      here.current.top = window.scrollY;
    };
    window.addEventListener('scroll', note, { passive: true });
    return () => {
      window.removeEventListener('scroll', note);
      const { pathname: path, ...place } = here.current;
      sessionStorage.setItem(keyOf(path), JSON.stringify(place));
    };
  }, []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the rows are there for the first time
  useEffect(() => {
    const left = readPlace(pathname);
    if (!isReady || !isReturn || left?.search !== search) return;
    // After the arrival at the screen, which begins at its top.
    requestAnimationFrame(() => window.scrollTo({ top: left.top, behavior: 'instant' }));
  }, [isReady]);
}
