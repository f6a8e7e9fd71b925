import { Placeholder } from '../../../ui/imigongo/Placeholder.tsx';

/** How the blog begins: its name, beside a painted wall. */
export function BlogHero() {
  return (
    <div data-theme="dark" className="grid bg-clay md:grid-cols-[7fr_5fr]">
      <div className="blog-hero-text">
        <h1 className="text-chalk text-display">Our Blog</h1>
        <p className="mt-5 max-w-md text-chalk text-lead">
          What the groups learn, try and change, written down so that the next group need not begin from nothing.
        </p>
      </div>
      <div className="max-md:h-16 max-md:order-first">
        <Placeholder seed={2} />
      </div>
    </div>
  );
}
