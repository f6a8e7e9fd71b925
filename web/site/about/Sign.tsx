/** Signs in the manner of imigongo: hard edges, one colour, the colour of the words they stand with. */
const shapes = {
  /** An open book whose pages rise to a point. */
  education: 'M4 14 30 24v30L4 44zm56 0L34 24v30l26-10zM32 4l10 8-10 8-10-8z',
  /** Four people around what they share. */
  community: 'M32 2 44 14 32 26 20 14zm0 36 12 12-12 12-12-12zM14 20l12 12-12 12L2 32zm36 0 12 12-12 12-12-12z',
  /** A stair, and the sun above it. */
  empowerment: 'M4 60V48h14V36h14V24h14V12h14v48zM16 4l10 10-10 10L6 14z',
  /** A plant with three pairs of leaves. */
  growth: 'M29 62V6h6v56zM32 20 50 2v14L35 31zm0 0L14 2v14l15 15zm3 30 19-19v14L35 61zm-6 0L10 31v14l19 16z',
  /** A lozenge that opens from its middle. */
  innovation: 'M29 2v12L14 29H2zm6 0 27 27H50L35 14zM2 35h12l15 15v12zm60 0L35 62V50l15-15zM32 22l10 10-10 10-10-10z',
  /** Three arrows, each further than the one before. */
  progress: 'M2 8h8l16 24-16 24H2l16-24zm18 0h8l16 24-16 24h-8l16-24zm18 0h8l16 24-16 24h-8l16-24z',
} as const;

export type SignName = keyof typeof shapes;

/** A drawing for one of the words on the mission and the vision page. The words are beside it. */
export function Sign({ name, className }: { name: SignName; className: string }) {
  return (
    <svg viewBox="0 0 64 64" aria-hidden="true" fill="currentColor" className={className}>
      <path d={shapes[name]} />
    </svg>
  );
}
