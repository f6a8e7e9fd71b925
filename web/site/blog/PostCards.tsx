import { type CardPost, PostCard } from './PostCard.tsx';

interface PostCardsProps {
  posts: readonly CardPost[];
  timeZone: string;
  /** Characters after which a text is cut. */
  textLength: number;
  /** The air above them. */
  className: string;
}

/** Posts as cards, four beside each other where there is room. */
export function PostCards({ posts, timeZone, textLength, className }: PostCardsProps) {
  return (
    <ul className={`${className} grid gap-6 sm:grid-cols-2 lg:grid-cols-4`}>
      {posts.map((post) => (
        <li key={post.id} className="flex">
          <PostCard
            post={post}
            timeZone={timeZone}
            sizes="(min-width: 64rem) 19rem, (min-width: 40rem) 45vw, 92vw"
            textLength={textLength}
          />
        </li>
      ))}
    </ul>
  );
}
