import { AudioLines, FileText, Film } from 'lucide-react';
import type { Picture as PictureData } from '../../../domain/picture.ts';
import type { FileKind } from '../../../domain/upload.ts';
import { Picture } from '../../ui/Picture.tsx';

/** A file as far as it can be shown small: a picture as its record has it, any file of the library, or a named document. */
export type PreviewedFile =
  | (PictureData & { kind?: FileKind; file_name?: string })
  | { id: number; kind: 'document'; alt: string; file_name: string };

interface FilePreviewProps {
  file: PreviewedFile;
  className?: string;
  /** The displayed width, as the `sizes` of `Picture`. */
  sizes?: string;
}

/** A picture small and whole, or a sign for what cannot be seen. The name or the words for it stand beside it. */
export function FilePreview({ file, className = '', sizes = '15rem' }: FilePreviewProps) {
  const { kind = 'picture' } = file;
  const Icon = kind === 'video' ? Film : kind === 'audio' ? AudioLines : FileText;
  const box = `overflow-hidden border border-line bg-sunken ${className}`;
  if (kind === 'picture' && 'url' in file) {
    return (
      <span className={`block ${box}`}>
        <Picture picture={{ ...file, alt: '' }} sizes={sizes} className="size-full object-contain" />
      </span>
    );
  }
  return (
    <span className={`grid place-items-center ${box}`}>
      <Icon aria-hidden="true" className="size-10 text-muted" />
    </span>
  );
}
