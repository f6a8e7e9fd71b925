import { pictureOf } from '#locale/dashboard/details.ts';
import type { ComparedBlock } from './compare.ts';
import { MarkedParts, type Said } from './WordDifference.tsx';

const looks: Record<ComparedBlock['kind'], string> = {
  paragraph: '',
  heading: 'font-display text-subheading',
  entry: 'list-item ml-6 list-disc',
  quotation: 'border-l-4 border-line-strong pl-4 italic',
  picture: 'grid justify-items-start gap-1',
};

/** A bar beside what came, went or changed, so that it is found while one scrolls. */
const edge = 'border-l-4 border-accent -ml-4 pl-3';

/** Our own picture, as it stands in the text. Others are only named: nothing is fetched from elsewhere. */
function PictureOfText({ source }: { source: string | undefined }) {
  return source?.startsWith('/media/') ? <img src={source} alt="" className="max-h-40 max-w-full" /> : null;
}

/** What stands in a block; a picture is said in words beside itself. */
const partsOf = ({ kind, parts }: ComparedBlock) =>
  kind === 'picture' ? parts.map((part) => ({ ...part, value: pictureOf(part.value) })) : parts;

/** An article with what was added and taken out marked in it. */
export function ArticleDifference({ blocks, said }: { blocks: readonly ComparedBlock[]; said: Said }) {
  return (
    <div className="grid gap-3 pl-4">
      {blocks.map((block, place) => {
        const key = `${place} ${block.text}`;
        return (
          <div key={key} className={block.change === 'same' ? undefined : edge}>
            <div className={looks[block.kind]}>
              {block.kind === 'picture' ? <PictureOfText source={block.source} /> : null}
              <p>
                <MarkedParts parts={partsOf(block)} said={said} />
              </p>
            </div>
          </div>
        );
      })}
    </div>
  );
}
