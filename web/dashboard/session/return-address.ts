import { z } from 'zod';
import { staffAddresses } from '../../../domain/addresses.ts';
import { findDashboardScreen } from '../screens.ts';

const remembered = z.object({
  from: z.string().refine((path) => findDashboardScreen(path.replace(/[?#].*$/, '')) !== undefined),
});

/** The history state that a screen leaves when it redirects to the sign-in. */
export type Remembered = z.infer<typeof remembered>;

/** The screen that redirected here, or the overview. */
export function returnAddress(state: unknown): string {
  return remembered.safeParse(state).data?.from ?? staffAddresses.overview;
}
