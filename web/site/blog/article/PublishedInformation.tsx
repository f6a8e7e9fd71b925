import type { Post } from '../../../../domain/post.ts';
import { longDate } from '../../../ui/format.ts';

interface PublishedInformationProps {
  post: Post;
  timeZone: string;
}

/** When it was written, changed and published. */
export function PublishedInformation({ post, timeZone }: PublishedInformationProps) {
  const dates = [
    { label: 'Created', date: post.created_at },
    { label: 'Last Updated', date: post.updated_at },
    { label: 'Published', date: post.published_date },
  ];
  return (
    <section aria-labelledby="published-title">
      <h2 id="published-title" className="blog-beside-title">
        Published Information
      </h2>
      <dl>
        {dates.map(({ label, date }) =>
          date === null ? null : (
            <div key={label} className="flex justify-between gap-4 border-line border-b py-3">
              <dt className="text-muted">{label}</dt>
              <dd className="font-semibold">
                <time dateTime={date}>{longDate(date, timeZone)}</time>
              </dd>
            </div>
          ),
        )}
      </dl>
    </section>
  );
}
