import { Picture } from '../../ui/Picture.tsx';
import type { Pillar, PillarColour } from '../home/pillars.ts';

interface PillarPointsProps {
  title: string;
  points: readonly string[];
}

/** A list of what belongs to a pillar, or of what comes of it. */
function PillarPoints({ title, points }: PillarPointsProps) {
  return (
    <div className="border-current border-t-4 pt-4">
      <h3 className="text-subheading">{title}</h3>
      <ul className="pillar-points">
        {points.map((point) => (
          <li key={point}>{point}</li>
        ))}
      </ul>
    </div>
  );
}

const grounds: Record<PillarColour, string> = {
  clay: 'bg-clay text-chalk',
  leaf: 'bg-leaf text-chalk',
  ochre: 'pillar-on-ochre bg-ochre text-ink',
  ink: 'bg-ink text-chalk',
};

/** One pillar: its picture on one side, and on the other what belongs to it and what comes of it. */
export function PillarSection({ pillar }: { pillar: Pillar }) {
  const { id, title, description, benefits, outcomes, icon, colour } = pillar;
  return (
    <section id={id} aria-labelledby={`${id}-title`} className={`pillar ${grounds[colour]}`}>
      <div className="pillar-picture">
        <Picture picture={icon} sizes="(min-width: 64rem) 50vw, 100vw" className="size-full object-cover" />
      </div>
      <div className="pillar-text">
        <h2 id={`${id}-title`} className="text-title">
          <span className="pillar-title">{title}</span>
        </h2>
        <p className="mt-6 max-w-reading text-lead">{description}</p>
        <div className="mt-10 grid gap-x-10 gap-y-8 sm:grid-cols-2">
          <PillarPoints title="Key Components" points={benefits} />
          <PillarPoints title="Expected Outcomes" points={outcomes} />
        </div>
      </div>
    </section>
  );
}
