import { useInfiniteQuery } from '@tanstack/react-query';
import type { MediaFile } from '../../../domain/picture.ts';
import type { FileKind } from '../../../domain/upload.ts';
import { Banner } from '../components/Banner.tsx';
import { Button } from '../components/Button.tsx';
import { Waiting } from '../screen/Waiting.tsx';
import { filesOfLibrary } from './calls.ts';
import { LibraryTile } from './LibraryTile.tsx';

interface LibraryGridProps {
  /** Only files of this kind; without it all of them. */
  kind?: FileKind | undefined;
  search: string;
  /** The most bytes of a file that can be chosen, where that matters. */
  most?: number;
  /** The whole screen is there for it, and not only a dialog. */
  wide?: boolean;
  onChoose(file: MediaFile): void;
}

/** The uploaded files, the newest first. */
export function LibraryGrid({ kind, search, most, wide = false, onChoose }: LibraryGridProps) {
  const { data, error, hasNextPage, isFetchingNextPage, fetchNextPage, refetch } = useInfiniteQuery(
    filesOfLibrary(kind, search),
  );
  const files = data?.pages.flatMap(({ results }) => results);
  const isNarrowed = search !== '' || (wide && kind !== undefined);
  return (
    <>
      {error === null ? null : (
        <Banner tone="danger">
          <p>{error.message}</p>
          <Button className="mt-3" onClick={() => void refetch()}>
            Try again
          </Button>
        </Banner>
      )}
      {files === undefined && error === null ? <Waiting>Loading the library...</Waiting> : null}
      {files?.length === 0 ? (
        <p className="text-muted">
          {isNarrowed ? 'Nothing in the library matches.' : 'Nothing has been uploaded yet.'}
        </p>
      ) : null}
      {files === undefined || files.length === 0 ? null : (
        <ul className={`grid grid-cols-2 gap-3 sm:grid-cols-3 ${wide ? 'lg:grid-cols-4 xl:grid-cols-5' : ''}`}>
          {files.map((file) => (
            <li key={file.id}>
              <LibraryTile file={file} most={most} onChoose={onChoose} />
            </li>
          ))}
        </ul>
      )}
      {hasNextPage ? (
        <Button className="justify-self-start" disabled={isFetchingNextPage} onClick={() => void fetchNextPage()}>
          {isFetchingNextPage ? 'Loading more...' : 'Show more'}
        </Button>
      ) : null}
    </>
  );
}
