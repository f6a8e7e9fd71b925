import { DetailsPart } from '../details/DetailsPart.tsx';

/** Where a file is used, in the server's words. */
export function UsedIn({ places }: { places: readonly string[] }) {
  return (
    <DetailsPart title="Where it is used">
      {places.length === 0 ? (
        <p>Nowhere.</p>
      ) : (
        <>
          <ul className="list-disc pl-5">
            {places.map((place) => (
              <li key={place}>{place}</li>
            ))}
          </ul>
          <p className="text-sm text-muted">
            It can be deleted once it is used nowhere. What lies in the trash counts, too.
          </p>
        </>
      )}
    </DetailsPart>
  );
}
