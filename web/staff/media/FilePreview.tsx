import { FileText, Film } from 'lucide-react';
import type { Picture as PictureData } from '../../../domain/picture.ts';
import type { FileKind } from '../../../domain/upload.ts';
import { Picture } from '../../ui/Picture.tsx';

/** A file as far as it can be shown small: of one that came with its thing, a picture for instance, the kind is known. */
export type PreviewedFile = PictureData & { kind?: FileKind };

/** A picture small and whole, or a sign for what cannot be seen. The name or the words for it stand beside it. */
export function FilePreview({ file, className = '' }: { file: PreviewedFile; className?: string }) {
  const { kind = 'picture' } = file;
  const Icon = kind === 'video' ? Film : FileText;
  return (
    <span className={`grid place-items-center overflow-hidden border border-line bg-sunken ${className}`}>
      {kind === 'picture' ? (
        <Picture picture={{ ...file, alt: '' }} sizes="15rem" className="size-full object-contain" />
      ) : (
        <Icon aria-hidden="true" className="size-10 text-muted" />
      )}
    </span>
  );
}
