/** The picture of the page that is not there: a 404 whose nought is a maze of lozenges. Decoration; say it in words too. */
export function NotFoundArt({ className = 'w-full' }: { className?: string }) {
  return (
    <svg viewBox="0 0 640 264" className={className} aria-hidden="true">
      <g id="not-found-four">
        <path className="fill-accent" fillRule="evenodd" d="M104 8h54v152h36v46h-36v52h-54v-52H2v-44zm0 76-56 76h56z" />
        <path
          className="fill-call"
          d="m131 20 17 17-17 17-17-17zm0 44 17 17-17 17-17-17zm0 44 17 17-17 17-17-17zm0 108 17 17-17 17-17-17z"
        />
        <path
          className="fill-surface"
          d="m23 196 15-26 15 26zm30 0 15-26 15 26zm30 0 15-26 15 26zm30 0 15-26 15 26zm30 0 15-26 15 26z"
        />
      </g>
      <use href="#not-found-four" x="444" />
      <path className="fill-body" d="m320 2 130 130-130 130-130-130z" />
      <path
        className="stroke-surface"
        fill="none"
        strokeWidth="16"
        strokeMiterlimit="9"
        d="m320 32 100 100-100 100-100-100 75-75 75 75-50 50-50-50 25-25"
      />
      <path className="fill-call" d="m320 115 17 17-17 17-17-17z" />
    </svg>
  );
}
