/** How many may still come, in a number that is seen from afar. */
export function PlacesLeft({ places }: { places: number }) {
  return (
    <p className="mt-8 flex items-baseline gap-3">
      <span className="font-display font-extrabold text-accent text-display">{places}</span>{' '}
      <span className="font-semibold text-lead">{places === 1 ? 'place left' : 'places left'}</span>
    </p>
  );
}
