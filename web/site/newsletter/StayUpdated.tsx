import { newsletterPlan } from './plan.ts';
import Subscribe from './Subscribe.island.tsx';

/** The box of the blog's sidebar in which readers ask for the newsletter. */
export function StayUpdated() {
  return (
    <section aria-labelledby="stay-updated-title" data-theme="dark" className="bg-leaf p-6">
      <h2 id="stay-updated-title" className="text-subheading">
        Stay Updated
      </h2>
      <p className="mt-2 mb-4">News of the groups and the next events, by e-mail now and then.</p>
      <Subscribe plan={newsletterPlan} />
    </section>
  );
}
