import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { MediaFile } from '../../../domain/picture.ts';
import type { FileKind } from '../../../domain/upload.ts';
import { Banner } from '../controls/Banner.tsx';
import { Button } from '../controls/Button.tsx';
import { SearchBox } from '../list/SearchBox.tsx';
import { Waiting } from '../screen/Waiting.tsx';
import { filesOfLibrary } from './calls.ts';
import { LibraryTile } from './LibraryTile.tsx';

interface LibraryProps {
  kind: FileKind;
  /** The most bytes of a file that can be chosen. */
  most: number;
  onChoose(file: MediaFile): void;
}

/** What was uploaded before, the newest first, to be used again. */
export function Library({ kind, most, onChoose }: LibraryProps) {
  const [search, setSearch] = useState('');
  const { data, error, hasNextPage, isFetchingNextPage, fetchNextPage, refetch } = useInfiniteQuery(
    filesOfLibrary(kind, search),
  );
  const files = data?.pages.flatMap(({ results }) => results);
  return (
    <div className="grid gap-4">
      <SearchBox label="Search the library" value={search} onSearch={setSearch} />
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
          {search === '' ? 'Nothing has been uploaded yet.' : 'Nothing in the library matches.'}
        </p>
      ) : null}
      {files === undefined || files.length === 0 ? null : (
        <ul className="grid grid-cols-2 gap-3 sm:grid-cols-3">
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
    </div>
  );
}
