import { fileSize } from '../../../domain/file-size.ts';
import type { MediaFile } from '../../../domain/picture.ts';
import { uploadTexts } from '../../../domain/upload.ts';
import { FilePreview } from './FilePreview.tsx';

interface LibraryTileProps {
  file: MediaFile;
  /** The most bytes of a file that can be chosen, where that matters. */
  most?: number | undefined;
  onChoose(file: MediaFile): void;
}

/** One file of the library, to be chosen with a press. */
export function LibraryTile({ file, most = Number.POSITIVE_INFINITY, onChoose }: LibraryTileProps) {
  const tooLarge = file.bytes > most;
  return (
    <button
      type="button"
      disabled={tooLarge}
      onClick={() => onChoose(file)}
      className="grid size-full content-start gap-1.5 border border-line bg-raised p-2 text-left hover:border-accent disabled:opacity-55"
    >
      <FilePreview file={file} className="aspect-4/3 w-full" />
      <span className="line-clamp-2 text-sm font-semibold break-words">{file.alt || file.file_name}</span>
      <span className="text-sm text-muted">{tooLarge ? uploadTexts.tooLarge(most) : fileSize(file.bytes)}</span>
    </button>
  );
}
