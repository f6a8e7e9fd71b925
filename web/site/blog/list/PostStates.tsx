import { Spinner } from '../../../ui/imigongo/Spinner.tsx';
import type { ListPart } from '../../components/paging.ts';
import { SectionFailed } from '../../components/SectionFailed.tsx';
import type { LiveSection } from '../../section.ts';
import { blogTexts } from '../texts.ts';
import { Chosen } from './Chosen.tsx';
import type { RowPost } from './fetch-posts.ts';
import { PostPart } from './PostPart.tsx';
import { type BlogPlace, blogAddress } from './place.ts';

interface PostStatesProps {
  section: LiveSection<ListPart<RowPost>>;
  place: BlogPlace;
  asItCame: boolean;
  busy: boolean;
  pageSize: number;
  timeZone: string;
  onGo: (place: BlogPlace) => void;
  onTryAgain: () => void;
}

/** The posts in whichever state they are, below what was chosen. */
export function PostStates({ section, place, onTryAgain, ...part }: PostStatesProps) {
  switch (section.state) {
    case 'loading':
      return (
        <div className="mt-6 grid min-h-40 place-items-center text-accent">
          <Spinner>{blogTexts.loading}</Spinner>
        </div>
      );
    case 'failed':
      return (
        <SectionFailed
          text={blogTexts.listFailed}
          message={section.message}
          page={blogAddress(place)}
          onTryAgain={onTryAgain}
        />
      );
    case 'loaded':
      return (
        <>
          <Chosen place={place} onGo={part.onGo} />
          <PostPart part={section.data} place={place} {...part} />
        </>
      );
  }
}
