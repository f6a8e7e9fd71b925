import '../../ui/rich-text.css';
import { useMutation, useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import * as words from '#locale/dashboard/posts.ts';
import { addresses, staffAddresses } from '../../../domain/addresses.ts';
import type { StaffListedPost } from '../../../domain/post.ts';
import { showNumber } from '../../ui/numbers.ts';
import { Picture } from '../../ui/Picture.tsx';
import { RichText } from '../../ui/RichText.tsx';
import { Banner } from '../components/Banner.tsx';
import { Button, buttonLook } from '../components/Button.tsx';
import { DetailsDialog } from '../details/DetailsDialog.tsx';
import { DetailsPart } from '../details/DetailsPart.tsx';
import { Fact, Facts } from '../details/Facts.tsx';
import { CopyField } from '../form/CopyField.tsx';
import { Badge } from '../list/Badge.tsx';
import { Waiting } from '../screen/Waiting.tsx';
import { request } from '../session/request.ts';
import { Moment } from '../time/Moment.tsx';
import { useNow } from '../time/now.ts';
import { showDateAndTime, siteTimeName } from '../time/site-time.ts';
import { onePost } from './calls.ts';
import { postAuthor, postCategory } from './columns.tsx';
import { PublicationBadge } from './PublicationBadge.tsx';

/** Makes a link with which a person without an account reads the saved post, published or not; and revokes such links. */
function PreviewLink({ id }: { id: number }) {
  const making = useMutation({ mutationFn: () => request('POST /posts/{id}/preview/', { parameters: { id } }) });
  const ending = useMutation({
    mutationFn: () => request('DELETE /posts/{id}/preview/', { parameters: { id } }),
    onSuccess: () => making.reset(),
  });
  const isPending = making.isPending || ending.isPending;
  const error = making.error ?? ending.error;
  return (
    <div className="grid gap-2">
      {making.data === undefined ? (
        <>
          <p>{words.privateLinkHint}</p>
          {ending.isSuccess ? <p role="status">{words.linksEnded}</p> : null}
        </>
      ) : (
        <>
          <CopyField label={words.address} text={`${location.origin}${addresses.postPreview(making.data.token)}`} />
          <p className="text-sm text-muted">
            {words.linkEnds(showDateAndTime(making.data.expires_at), siteTimeName())}
          </p>
        </>
      )}
      <div className="flex flex-wrap gap-2">
        {making.data === undefined ? (
          <Button busy={isPending} onClick={() => making.mutate()}>
            {words.createLink}
          </Button>
        ) : null}
        <Button busy={isPending} onClick={() => ending.mutate()}>
          {words.endLinks}
        </Button>
      </div>
      {error ? <Banner tone="danger">{error.message}</Banner> : null}
    </div>
  );
}

const DAY = 24 * 3_600_000;

/** The post's views, and the time since it was published. */
function PostCounters({ post }: { post: StaffListedPost }) {
  const days = Math.floor((useNow().getTime() - Date.parse(post.created_at)) / DAY);
  const counters = [
    { name: words.views, count: post.view_count },
    { name: words.likes, count: post.like_count },
    { name: words.comments, count: post.comment_count },
    { name: words.daysActive, count: Math.max(0, days) },
  ];
  return (
    <dl className="grid grid-cols-2 gap-px border border-line bg-line sm:grid-cols-4">
      {counters.map(({ name, count }) => (
        <div key={name} className="flex flex-col-reverse bg-raised p-3">
          <dt className="text-sm text-muted">{name}</dt>
          <dd className="text-subheading font-semibold tabular-nums">{showNumber(count)}</dd>
        </div>
      ))}
    </dl>
  );
}

interface PostDetailsProps {
  /** As its row has it; its text is asked for. */
  post: StaffListedPost;
  onClose(): void;
}

function Content({ id }: { id: number }) {
  const { data, error } = useQuery(onePost(id));
  if (error) return <Banner tone="danger">{error.message}</Banner>;
  if (data === undefined) return <Waiting>{words.loadingPost}</Waiting>;
  return data.content === '' ? (
    <p>{words.noContent}</p>
  ) : (
    <RichText html={data.content} className="min-w-0 text-base" />
  );
}

/** Everything about one post. */
export function PostDetails({ post, onClose }: PostDetailsProps) {
  const { picture, published_date } = post;
  const edit = (
    <Link to={staffAddresses.editPost(post.id)} className={buttonLook('primary')}>
      {words.editPost}
    </Link>
  );
  return (
    <DetailsDialog title={words.blogDetails} onClose={onClose} actions={post.can?.edit ? edit : undefined}>
      {picture === null ? null : (
        <div>
          <Picture picture={picture} sizes="36rem" className="max-h-72 w-full border border-line object-cover" />
        </div>
      )}
      <div className="grid justify-items-start gap-2">
        {post.is_featured ? <Badge tone="info">{words.featured}</Badge> : null}
        <p className="text-subheading font-semibold">{post.title}</p>
      </div>
      <Facts>
        <Fact name={words.author}>{postAuthor(post)}</Fact>
        <Fact name={words.category}>{postCategory(post)}</Fact>
        <Fact name={words.published}>
          {published_date === null ? words.notPublished : <Moment at={published_date} />}
        </Fact>
        <Fact name={words.status}>
          <PublicationBadge post={post} />
        </Fact>
      </Facts>
      <PostCounters post={post} />
      <DetailsPart title={words.excerpt}>
        <p>{post.excerpt === '' ? words.noExcerpt : post.excerpt}</p>
      </DetailsPart>
      <DetailsPart title={words.content}>
        <Content id={post.id} />
      </DetailsPart>
      <DetailsPart title={words.timeline}>
        <Facts>
          <Fact name={words.created}>
            <Moment at={post.created_at} />
          </Fact>
          <Fact name={words.lastUpdated}>
            <Moment at={post.updated_at} />
          </Fact>
          {published_date === null ? null : (
            <Fact name={words.published}>
              <Moment at={published_date} />
            </Fact>
          )}
        </Facts>
      </DetailsPart>
      <DetailsPart title={words.privateLink}>
        <PreviewLink id={post.id} />
      </DetailsPart>
    </DetailsDialog>
  );
}
