/** How often something happened on a day in the organisation's time zone. Nothing says who it was. */
export interface VisitCountTable {
  /** `2026-11-20`. */
  day: string;
  kind: 'visit' | 'page';
  times: number;
}

/** When somebody last looked at the overview, and when the visit to the dashboard before this one ended. */
export interface OverviewLookTable {
  user_id: number;
  looked_at: string;
  since: string | null;
}
