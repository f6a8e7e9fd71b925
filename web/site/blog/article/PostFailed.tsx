import { addresses } from '../../../../domain/addresses.ts';
import { Placeholder } from '../../../ui/imigongo/Placeholder.tsx';
import { ActionLink } from '../../components/ActionLink.tsx';
import { TextLink } from '../../components/TextLink.tsx';
import { WholePageMessage } from '../../components/WholePageMessage.tsx';

interface PostFailedProps {
  id: number;
  message: string;
}

/** Stands where the article would, when it did not come. Trying again is asking for the page again. */
export function PostFailed({ id, message }: PostFailedProps) {
  return (
    <WholePageMessage
      title={message}
      art={
        <div className="h-56">
          <Placeholder seed={0} />
        </div>
      }
      actions={
        <>
          <ActionLink href={addresses.post(id)}>Try Again</ActionLink>
          <TextLink href={addresses.posts}>See all articles</TextLink>
        </>
      }
    >
      <p>The article is still there; only this page did not get hold of it. Please try once more in a moment.</p>
    </WholePageMessage>
  );
}
