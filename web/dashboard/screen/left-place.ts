import { useEffect, useRef } from 'react';
import { useLocation, useNavigate, useNavigationType } from 'react-router';
import { findStaffScreen } from '../../../domain/staff-screens.ts';
import { withDetails } from './details-step.ts';
import { focusRow, rowNumberOf } from './focus-row.ts';

/** A list as it was left in this tab: its search, filters, order and page, and how far it was scrolled. */
interface LeftPlace {
  search: string;
  top: number;
  /** The number of the record in whose row the focus was last. */
  row?: number;
}

/** A list has several addresses, and one name. */
const keyOf = (path: string) => `list ${findStaffScreen(path)}`;

function readPlace(path: string): LeftPlace | undefined {
  const text = sessionStorage.getItem(keyOf(path));
  return text === null ? undefined : JSON.parse(text);
}

/** Goes with a link that leads back to a list, so that the list knows it from one that opens it anew. */
const asLeft = { asLeft: true };

/** Without the record whose details were open: somebody who has come back has dealt with it. */
const withoutDetails = (search: string) => withDetails(search, undefined).replace(/^\?$/, '');

const isBackLink = (state: unknown) => typeof state === 'object' && state !== null && 'asLeft' in state;

/** The properties of a link back to a list, as it was left. */
export function backTo(list: string) {
  return { to: `${list}${withoutDetails(readPlace(list)?.search ?? '')}`, state: asLeft };
}

/** Goes back to a list as it was left. */
export function useBackTo(list: string): () => void {
  const navigate = useNavigate();
  return () => {
    const { to, state } = backTo(list);
    void navigate(to, { state });
  };
}

/** Nobody has gone anywhere yet since the screen has opened. */
const isNowhere = () => document.activeElement === document.body || document.activeElement?.matches('h1') === true;

/** Stores how far a list was scrolled and which row was in use when it is left, and restores both on return, once its rows are loaded. */
export function useLeftPlace(isReady: boolean): void {
  const { pathname, search, state } = useLocation();
  const isReturn = useNavigationType() === 'POP' || isBackLink(state);
  const here = useRef<LeftPlace & { pathname: string }>({ pathname, search, top: 0 });
  useEffect(() => {
    here.current = { ...here.current, pathname, search };
  });
  useEffect(() => {
    const note = () => {
      // While the next screen is loading, which is shorter, the list still hears how the window is scrolled.
      if (window.location.pathname === here.current.pathname) here.current.top = window.scrollY;
    };
    const noteRow = ({ target }: FocusEvent) => {
      const row = target instanceof Element ? rowNumberOf(target) : undefined;
      if (row !== undefined) here.current.row = row;
    };
    document.addEventListener('focusin', noteRow);
    window.addEventListener('scroll', note, { passive: true });
    return () => {
      document.removeEventListener('focusin', noteRow);
      window.removeEventListener('scroll', note);
      const { pathname: path, ...place } = here.current;
      sessionStorage.setItem(keyOf(path), JSON.stringify(place));
    };
  }, []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the rows are there for the first time
  useEffect(() => {
    const left = readPlace(pathname);
    if (!isReady || !isReturn || left === undefined || withoutDetails(left.search) !== withoutDetails(search)) return;
    // After the arrival at the screen, which begins at its top.
    requestAnimationFrame(() => {
      window.scrollTo({ top: left.top, behavior: 'instant' });
      if (left.row !== undefined && isNowhere()) focusRow(left.row);
    });
  }, [isReady]);
}
