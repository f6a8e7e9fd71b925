import { useInfiniteQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import * as words from '#locale/dashboard/media.ts';
import type { MediaFile } from '../../../domain/picture.ts';
import { type FileKind, uploadTexts } from '../../../domain/upload.ts';
import { fileSize } from '../../ui/numbers.ts';
import { Banner } from '../components/Banner.tsx';
import { Button } from '../components/Button.tsx';
import { wordedForStaff } from '../replies/worded.ts';
import { Waiting } from '../screen/Waiting.tsx';
import { filesOfLibrary } from './calls.ts';
import { FilePreview } from './FilePreview.tsx';

interface LibraryTileProps {
  file: MediaFile;
  /** The most bytes of a file that can be chosen, where that matters. */
  most?: number | undefined;
  onChoose(file: MediaFile): void;
}

/** One file of the library, to be chosen with a press. */
function LibraryTile({ file, most = Number.POSITIVE_INFINITY, onChoose }: LibraryTileProps) {
  const tooLarge = file.bytes > most;
  return (
    <button
      type="button"
      disabled={tooLarge}
      onClick={() => onChoose(file)}
      className="grid size-full content-start gap-1.5 border border-line bg-raised p-2 text-left hover:border-accent disabled:opacity-55"
    >
      <FilePreview file={file} className="aspect-4/3 w-full" />
      <span className="line-clamp-2 text-sm font-semibold">{file.alt || file.file_name}</span>
      <span className="text-sm text-muted">
        {tooLarge ? wordedForStaff(uploadTexts.tooLarge(most)) : fileSize(file.bytes)}
      </span>
    </button>
  );
}

interface LibraryGridProps {
  /** Only files of this kind; without it all of them. */
  kind?: FileKind | undefined;
  search: string;
  /** The most bytes of a file that can be chosen, where that matters. */
  most?: number;
  /** The whole screen is there for it, and not only a dialog. */
  wide?: boolean;
  /** Stands where there are no files at all. */
  begin?: ReactNode;
  onChoose(file: MediaFile): void;
}

/** The uploaded files, the newest first. */
export function LibraryGrid({ kind, search, most, wide = false, begin, onChoose }: LibraryGridProps) {
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
            {words.tryAgain}
          </Button>
        </Banner>
      )}
      {files === undefined && error === null ? <Waiting>{words.loadingTheLibrary}</Waiting> : null}
      {files?.length === 0 ? (
        <div className="grid justify-items-start gap-4">
          <p className="text-muted">{isNarrowed ? words.noFilesMatch : words.noFilesYet}</p>
          {isNarrowed ? null : begin}
        </div>
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
          {isFetchingNextPage ? words.loadingMore : words.showMore}
        </Button>
      ) : null}
    </>
  );
}
