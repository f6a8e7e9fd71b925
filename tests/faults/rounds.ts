/** `FAULT_ROUNDS=1000 vitest run tests/faults modules/{momo,statements}/tests/killed` kills the product that often; docs/testing.md describes its other effects. */
export const ROUNDS = Number(process.env.FAULT_ROUNDS ?? 5);

/** Rounds of what takes longer, at least one. */
export const roundsBy = (part: number) => Math.max(1, Math.round(ROUNDS * part));

/** Maximum time of a test with this many rounds (ms). */
export const patienceFor = (rounds: number) => 60_000 + rounds * 10_000;

/** Prints the figures of a run of many rounds. */
export function report(figures: object): void {
  if (process.env.FAULT_ROUNDS !== undefined) console.log(figures);
}
