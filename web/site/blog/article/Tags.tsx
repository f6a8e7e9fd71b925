import { blogAddress } from '../list/place.ts';

/** The tags of an article, each a link to others with it. */
export function Tags({ tags }: { tags: readonly string[] }) {
  if (tags.length === 0) return null;
  return (
    <section aria-labelledby="tags-title">
      <h2 id="tags-title" className="blog-beside-title">
        Tags
      </h2>
      <ul className="mt-4 flex flex-wrap gap-2">
        {tags.map((tag) => (
          <li key={tag}>
            <a href={blogAddress({ page: 1, search: '', category: '', tag })} className="blog-tag">
              {tag}
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
