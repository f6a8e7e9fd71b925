import { Band } from '../../ui/imigongo/Band.tsx';

/** A painted wall with the name of the page, in front of which the portraits stand. */
export function TeamHero() {
  return (
    <div className="team-hero bg-clay text-chalk">
      <Band motif="spiral" tone="clay" size="tall" />
      <div className="page-width grid items-end gap-x-16 gap-y-5 pt-10 lg:grid-cols-2 lg:pt-14">
        <h1 id="team-title" className="text-display">
          Our Team
        </h1>
        <p className="max-w-reading text-lead lg:pb-2">
          Those who train, visit, count and listen. Every group knows at least one of them by name.
        </p>
      </div>
    </div>
  );
}
