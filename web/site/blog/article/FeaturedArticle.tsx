import { Band } from '../../../ui/imigongo/Band.tsx';

/** Says that staff put this article before others. */
export function FeaturedArticle() {
  return (
    <section aria-labelledby="featured-title" className="bg-ochre">
      <Band motif="lozenge" tone="clay" size="thin" />
      <div className="p-5">
        <h2 id="featured-title" className="text-subheading">
          Featured Article
        </h2>
        <p className="mt-2">If you have time for only one, we would choose this one for you.</p>
      </div>
    </section>
  );
}
