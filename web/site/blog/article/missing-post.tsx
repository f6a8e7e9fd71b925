import { addresses } from '../../../../domain/addresses.ts';
import { NotFoundArt } from '../../../ui/imigongo/NotFoundArt.tsx';
import { ActionLink } from '../../components/ActionLink.tsx';
import { WholePageMessage } from '../../components/WholePageMessage.tsx';
import GoBack from '../../not-found/GoBack.island.tsx';

const text = 'This article doesn’t exist or has been removed.';

/** The page for an article that does not exist. */
export const missingPost = {
  head: { title: 'Blog Not Found', description: text, canonical: addresses.posts },
  element: (
    <WholePageMessage
      title="Blog Not Found"
      art={<NotFoundArt />}
      actions={
        <>
          <ActionLink href={addresses.posts}>See all articles</ActionLink>
          <GoBack />
        </>
      }
    >
      <p>{text}</p>
    </WholePageMessage>
  ),
};
