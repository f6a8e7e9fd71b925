/** What the guide says of a screen. */
export interface GuidePart {
  /** What it is for. */
  readonly about: string;
  /** What to do first, in this order. */
  readonly steps: readonly string[];
  /** What people ask. */
  readonly asked: readonly { readonly question: string; readonly answer: string }[];
}
