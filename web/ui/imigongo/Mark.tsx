interface MarkProps {
  /** Read aloud instead of the picture. Leave it out where the name stands beside the mark. */
  title?: string;
  className?: string;
}

/**
 * The logo: an imigongo lozenge cut by a stair that climbs to the right, a step forward. Size it with a class. Its colours are
 * those of the ground that it stands on.
 */
export function Mark({ title, className = 'size-10' }: MarkProps) {
  return (
    <svg viewBox="0 0 48 48" className={className} role="img" aria-label={title} aria-hidden={title === undefined}>
      <path className="fill-clay dark:fill-fired" d="M0 24 24 0l9 9H22v9H12v9H3z" />
      <path className="fill-ochre" d="M5 29h9v-9h10v-9h11l5 5H29v9H19v9h-9z" />
      <path className="fill-ink dark:fill-chalk" d="M12 36h9v-9h10v-9h11l6 6-24 24z" />
    </svg>
  );
}
