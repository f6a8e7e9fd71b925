import { Band } from '../../ui/imigongo/Band.tsx';
import { Picture } from '../../ui/Picture.tsx';
import { pictures } from '../home/pictures.ts';

/** People who pull one another up a stair, on the ground they are painted on. */
export function MissionHero() {
  return (
    <section aria-labelledby="mission-title" className="bg-ochre">
      <div className="grid md:grid-cols-2">
        <div className="purpose-text">
          <h1 id="mission-title" className="text-display">
            Our Mission
          </h1>
          <p className="mt-6 max-w-[34ch] text-lead">
            Out of poverty, one step after the other, and nobody has to take the first one alone.
          </p>
        </div>
        <Picture
          picture={pictures.mission}
          sizes="(min-width: 48rem) 50vw, 100vw"
          first
          className="aspect-4/3 h-full w-full object-cover md:max-h-160"
        />
      </div>
      <Band motif="steps" tone="ochre" size="tall" />
    </section>
  );
}
