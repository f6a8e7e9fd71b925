/** What was measured of one way to use a site. */
export interface Measured {
  area: string;
  name: string;
  /** Milliseconds. What else the machine does hardly changes the quickest. */
  quickest: number;
  p50: number;
  p95: number;
  /** The longest answer of `/healthz` meanwhile (ms), and the most memory of the process (MB). */
  stall: number;
  memory: number;
}
