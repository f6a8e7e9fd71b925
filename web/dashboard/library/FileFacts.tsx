import { fileSize } from '../../../domain/file-size.ts';
import type { MediaFile } from '../../../domain/picture.ts';
import { Fact, Facts } from '../details/Facts.tsx';
import { Moment } from '../time/Moment.tsx';

/** The facts about a file. */
export function FileFacts({ file }: { file: MediaFile }) {
  const { kind, url, type, bytes, width, height, created_at } = file;
  return (
    <Facts>
      <Fact name="Type">{type}</Fact>
      <Fact name="Size">{fileSize(bytes)}</Fact>
      {kind === 'picture' ? <Fact name="Dimensions">{`${width} × ${height} pixels`}</Fact> : null}
      <Fact name="Added">
        <Moment at={created_at} />
      </Fact>
      <Fact name="Address">
        <a href={url} target="_blank" rel="noopener" className="break-all text-accent underline">
          {url}
          <span className="sr-only"> (opens in a new tab)</span>
        </a>
      </Fact>
    </Facts>
  );
}
