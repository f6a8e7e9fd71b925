/** Small drawings in the colour of the text around them. They say nothing: the control they stand in has the words. */
const paths = {
  previous: 'M15 4 7 12l8 8',
  next: 'm9 4 8 8-8 8',
  pause: 'M8 4v16m8-16v16',
  play: 'M7 4v16l13-8z',
  up: 'm4 15 8-8 8 8',
  down: 'm4 9 8 8 8-8',
  menu: 'M3 6h18M3 12h18M3 18h18',
  close: 'm5 5 14 14M19 5 5 19',
  warning: 'M12 3 22 21H2zm0 7v5m0 2.2v1',
  phone: 'M5 3h4l2 5-2.5 2a12 12 0 0 0 5.5 5.5l2-2.5 5 2v4c0 1-1 2-2 2C10.5 21 3 13.5 3 5c0-1 1-2 2-2z',
  mail: 'M3 5h18v14H3zm0 0 9 8 9-8',
  place: 'M12 22 5 12a8 8 0 1 1 14 0zm0-16v4',
  info: 'M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18zm0 7.5V17m0-10v1.2',
  search: 'M15.5 15.5 21 21M10 3a7 7 0 1 0 0 14 7 7 0 0 0 0-14z',
  download: 'M12 3v13m-6-6 6 6 6-6M4 21h16',
} as const;

export type IconName = keyof typeof paths;

export function Icon({ name, className = 'size-5' }: { name: IconName; className?: string }) {
  return (
    <svg
      viewBox="0 0 24 24"
      className={className}
      aria-hidden="true"
      fill="none"
      stroke="currentColor"
      strokeWidth="2.25"
    >
      <path d={paths[name]} />
    </svg>
  );
}
