import type { Picture } from '../../../domain/picture.ts';
import { Placeholder } from '../../ui/imigongo/Placeholder.tsx';
import { FilePreview } from './FilePreview.tsx';

/** A record's picture in its row of a list, and our pattern where it has none. Its name stands beside it. */
export function Thumbnail({ picture }: { picture: Picture | null }) {
  const look = 'h-10 w-13 shrink-0';
  return picture === null ? <Placeholder className={look} /> : <FilePreview file={picture} className={look} />;
}
