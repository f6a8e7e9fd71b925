import { allowLoggedErrors } from '../support/logged-errors.ts';

/**
 * Work in the background may fail in an outage: it says so and goes on by itself. A request that fails is none of these: in
 * an outage it is refused, with a warning in the log.
 */
export function allowBackgroundErrors(): void {
  allowLoggedErrors(
    /does not work; it is tried again and again/,
    /^Housekeeping failed/,
    /^Picture variants could not be made/,
    /^The disk is full/,
  );
}
