import * as words from '#locale/blog.ts';
import type { ListedPost } from '../../../../domain/post.ts';
import { longDate } from '../../../ui/format.ts';
import { Placeholder } from '../../../ui/imigongo/Placeholder.tsx';
import { Picture } from '../../../ui/Picture.tsx';
import { addresses } from '../../addresses.ts';
import { SettledList } from '../../components/SettledList.tsx';
import type { Section } from '../../section.ts';
import { langOf } from '../../untranslated.ts';
import { dateOf } from '../byline.ts';

interface RecentPostsProps {
  posts: Section<ListedPost[]>;
  timeZone: string;
}

/** The newest, in short. Shows nothing if there are none: the list of articles says so. */
export function RecentPosts({ posts, timeZone }: RecentPostsProps) {
  if (posts.state === 'loaded' && posts.data.length === 0) return null;
  return (
    <section aria-labelledby="recent-posts-title">
      <h2 id="recent-posts-title" className="blog-beside-title">
        {words.recentPosts}
      </h2>
      <SettledList section={posts} failed={words.errorFetchingBlogs} empty={null} page={addresses.posts}>
        {(newest) => (
          <ul>
            {newest.map((post) => (
              <li key={post.id} className="recent-post">
                <div className="size-16 overflow-hidden">
                  {post.picture ? (
                    <Picture
                      picture={{ ...post.picture, alt: '' }}
                      sizes="4rem"
                      box={1}
                      className="size-full object-cover"
                    />
                  ) : (
                    <Placeholder seed={post.id} />
                  )}
                </div>
                <div className="min-w-0">
                  <a
                    href={addresses.post(post)}
                    lang={langOf(post, 'title')}
                    className="card-link font-semibold leading-snug"
                  >
                    {post.title}
                  </a>
                  <p className="text-muted text-sm">
                    <time dateTime={dateOf(post)}>{longDate(dateOf(post), timeZone)}</time>
                  </p>
                </div>
              </li>
            ))}
          </ul>
        )}
      </SettledList>
    </section>
  );
}
