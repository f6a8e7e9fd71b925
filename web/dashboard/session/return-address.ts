import { z } from 'zod';
import { staffAddresses } from '../../../domain/addresses.ts';
import { findStaffScreen } from '../../../domain/staff-screens.ts';

const remembered = z.object({
  from: z.string().refine((path) => findStaffScreen(path.replace(/[?#].*$/, '')) !== undefined),
});

/** The history state that a screen leaves when it redirects to the sign-in. */
export type Remembered = z.infer<typeof remembered>;

/** The screen that redirected here, or the overview. */
export function returnAddress(state: unknown): string {
  return remembered.safeParse(state).data?.from ?? staffAddresses.overview;
}
