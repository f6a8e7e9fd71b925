import { useEffect, useRef } from 'react';
import { type BlockerFunction, type NavigateFunction, useBlocker } from 'react-router';

/** A navigation that is held until one of these is called. */
export interface HeldNavigation {
  leave(): void;
  stay(): void;
}

/** A part of a screen that has a say before the screen is left: a form that is not saved, an open dialog. */
interface Guard {
  /** True for a dialog over the screen, including one over another dialog. */
  isDialog?: boolean;
  holds: BlockerFunction;
  onHeld(navigation: HeldNavigation): void;
}

/** The router itself knows one only. */
const guards: { current: Guard }[] = [];

/** The guard in charge: a dialog's before those below it, the latest before the others. */
function guardOf(move: Parameters<BlockerFunction>[0]) {
  const holding = guards.filter(({ current }) => current.holds(move));
  return holding.findLast(({ current }) => current.isDialog) ?? holding.at(-1);
}

/** Asks this guard before the screen is left, as long as the component stands. */
export function useGuard(guard: Guard): void {
  const latest = useRef(guard);
  useEffect(() => {
    latest.current = guard;
  });
  useEffect(() => {
    guards.push(latest);
    return () => void guards.splice(guards.indexOf(latest), 1);
  }, []);
}

/** A step back that the dashboard makes itself, and that no guard is asked about. */
let isOwnStep = false;

/** The browser has gone back, was held, and is on its way to where it was: a step before it arrives would be lost. */
let returned = Promise.resolve();

/** Goes back one step of the history: what was open closes by it, and has been asked already. */
export async function stepBack(navigate: NavigateFunction): Promise<void> {
  await returned;
  isOwnStep = true;
  await navigate(-1);
}

/** Whether going there would be held. */
export const isHeld = (move: Parameters<BlockerFunction>[0]): boolean => guardOf(move) !== undefined;

/** Lets the guards hold navigations; stands once, at the root. */
export function useGuards(): void {
  const asked = useRef<{ current: Guard }>(undefined);
  const blocker = useBlocker((move) => {
    if (isOwnStep && move.historyAction === 'POP') {
      isOwnStep = false;
      return false;
    }
    asked.current = guardOf(move);
    if (asked.current === undefined) return false;
    if (move.historyAction === 'POP') {
      returned = new Promise((resolve) => window.addEventListener('popstate', () => resolve(), { once: true }));
    }
    return true;
  });
  const { state, proceed, reset } = blocker;
  // biome-ignore lint/correctness/useExhaustiveDependencies: a navigation is asked about once, when it is held
  useEffect(() => {
    if (state === 'blocked' && proceed && reset) asked.current?.current.onHeld({ leave: proceed, stay: reset });
  }, [state]);
}
