import { Link } from 'react-router';
import type { PostVersion } from '../../../domain/post-version.ts';
import { Moment } from '../time/Moment.tsx';

interface VersionListProps {
  /** The newest first: it is how the post is now. */
  versions: PostVersion[];
  chosen: number;
}

const look =
  'grid min-h-11 gap-0.5 border-l-4 border-transparent px-3 py-2 hover:bg-accent-surface ' +
  'aria-[current=true]:border-accent aria-[current=true]:bg-accent-surface';

/** When the post was saved, and by whom; each leads to its difference. */
export function VersionList({ versions, chosen }: VersionListProps) {
  if (versions.length === 0) return <p>No earlier versions are known.</p>;
  return (
    <nav aria-label="Versions">
      <ol className="divide-y divide-line border border-line bg-raised">
        {versions.map(({ id, at, by, title }, index) => (
          <li key={id}>
            <Link to={{ search: `version=${id}` }} aria-current={id === chosen} className={look}>
              <span className="font-semibold">
                <Moment at={at} />
                {index === 0 ? ' (now)' : null}
              </span>
              <span className="text-sm text-muted">{by ?? 'Somebody who is no longer known'}</span>
              <span className="line-clamp-1 text-sm">{title}</span>
            </Link>
          </li>
        ))}
      </ol>
    </nav>
  );
}
