import { Sign, type SignName } from './Sign.tsx';

interface Stretch {
  sign: SignName;
  title: string;
  text: string;
  colour: string;
}

const stretches: readonly Stretch[] = [
  {
    sign: 'growth',
    title: 'Growth',
    text: 'Savings grow into loans, loans into small businesses, and better harvests into food for the table and something left to sell.',
    colour: 'text-leaf',
  },
  {
    sign: 'innovation',
    title: 'Innovation',
    text: 'People try what they have not tried before: another crop, another trade, another way to share the work and the say at home.',
    colour: 'text-fired',
  },
  {
    sign: 'progress',
    title: 'Progress',
    text: 'Each year finds the poorest of the community a step further than the year before, and the groups stand on their own.',
    colour: 'text-clay',
  },
];

/** The way there, in three stretches. */
export function VisionPath() {
  return (
    <section aria-labelledby="path-title" className="section-space">
      <div className="page-width">
        <h2 id="path-title" className="text-title">
          The way there
        </h2>
        <ul className="mt-10 lg:mt-14">
          {stretches.map(({ sign, title, text, colour }) => (
            <li key={sign} className="vision-stretch">
              <Sign name={sign} className={`size-20 md:size-28 ${colour}`} />
              <h3 className="text-title">{title}</h3>
              <p className="text-lead">{text}</p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
