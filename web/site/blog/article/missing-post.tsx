import * as words from '#locale/blog.ts';
import { NotFoundArt } from '../../../ui/imigongo/NotFoundArt.tsx';
import { addresses } from '../../addresses.ts';
import { ActionLink } from '../../components/ActionLink.tsx';
import { WholePageMessage } from '../../components/WholePageMessage.tsx';
import { GoBack } from '../../not-found/GoBack.tsx';

const text = words.thisArticleDoesntExist;

/** The page for an article that does not exist. */
export const missingPost = {
  head: { title: words.blogNotFound, description: text, canonical: addresses.posts },
  element: (
    <WholePageMessage
      title={words.blogNotFound}
      art={<NotFoundArt />}
      actions={
        <>
          <ActionLink href={addresses.posts}>{words.seeAllArticles}</ActionLink>
          <GoBack />
        </>
      }
    >
      <p>{text}</p>
    </WholePageMessage>
  ),
};
