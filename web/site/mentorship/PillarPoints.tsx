interface PillarPointsProps {
  title: string;
  points: readonly string[];
}

/** A list of what belongs to a pillar, or of what comes of it. */
export function PillarPoints({ title, points }: PillarPointsProps) {
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
