/** The position of the mark, and its label. */
interface MarkProps {
  /** The ground under it: `light` for chalk and ochre, `dark` for ink, clay and pictures. */
  on?: 'light' | 'dark';
  /** Read aloud instead of the picture. Leave it out where the name stands beside the mark. */
  title?: string;
  className?: string;
}

const colours = {
  light: { above: 'fill-clay', stair: 'fill-ochre', below: 'fill-ink' },
  dark: { above: 'fill-fired', stair: 'fill-ochre', below: 'fill-chalk' },
};

/** The logo: an imigongo lozenge cut by a stair that climbs to the right, a step forward. Size it with a class. */
export function Mark({ on = 'light', title, className = 'size-10' }: MarkProps) {
  const colour = colours[on];
  return (
    <svg viewBox="0 0 48 48" className={className} role="img" aria-label={title} aria-hidden={title === undefined}>
      <path className={colour.above} d="M0 24 24 0l9 9H22v9H12v9H3z" />
      <path className={colour.stair} d="M5 29h9v-9h10v-9h11l5 5H29v9H19v9h-9z" />
      <path className={colour.below} d="M12 36h9v-9h10v-9h11l6 6-24 24z" />
    </svg>
  );
}
