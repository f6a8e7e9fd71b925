import { z } from 'zod';
import { staffAddresses } from '../../../domain/addresses.ts';
import { findDashboardScreen } from '../screens.ts';

const remembered = z.object({
  from: z.string().refine((path) => findDashboardScreen(path.replace(/[?#].*$/, '')) !== undefined),
});

/** The history state a screen leaves when it sends somebody to the sign-in. */
export type Remembered = z.infer<typeof remembered>;

/** The screen somebody was sent here from, or the overview. */
export function returnAddress(state: unknown): string {
  return remembered.safeParse(state).data?.from ?? staffAddresses.overview;
}
