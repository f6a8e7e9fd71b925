import { addresses } from '../../../addresses.ts';
import { Lost } from '../../../ui/imigongo/Lost.tsx';
import GoBack from '../../lost/GoBack.island.tsx';
import { ActionLink } from '../../parts/ActionLink.tsx';
import { WholePageMessage } from '../../parts/WholePageMessage.tsx';

const text = 'The article you are looking for does not exist, or it has been taken down.';

/** What answers the address of an article that is not there. */
export const missingPost = {
  head: { title: 'Blog Not Found', description: text, canonical: addresses.posts },
  element: (
    <WholePageMessage
      title="Blog Not Found"
      art={<Lost />}
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
