import { useQuery } from '@tanstack/react-query';
import { allOf } from './calls.ts';
import type { AboutKind, AboutThing } from './kind.ts';

interface Placed extends AboutThing {
  position: number;
}

/** The place after the last, where a new one stands unless somebody gives it another. */
export function useNextPosition<Thing extends Placed, Input>(kind: AboutKind<Thing, Input>): number {
  const { data = [] } = useQuery(allOf(kind));
  return Math.max(0, ...data.map(({ position }) => position)) + 1;
}
