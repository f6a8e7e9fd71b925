import { Edge } from '../../ui/imigongo/Edge.tsx';
import { Picture } from '../../ui/Picture.tsx';
import { pictures } from '../home/pictures.ts';

/** A family looks ahead over its valley; one looks with them, through a lozenge. */
export function VisionHero() {
  return (
    <>
      <section aria-labelledby="vision-title" className="overflow-clip bg-leaf-deep text-chalk">
        <div className="page-width vision-hero gap-x-10 gap-y-10 py-12 lg:py-0">
          <div>
            <h1 id="vision-title" className="text-display">
              Our Vision
            </h1>
            <p className="mt-6 max-w-[34ch] text-lead">
              Look a few years ahead with us: at households that have risen, and at a community in which nobody was left
              behind on the way.
            </p>
          </div>
          <div className="vision-window">
            <Picture
              picture={pictures.vision}
              sizes="(min-width: 64rem) 52rem, 26rem"
              first
              className="size-full object-cover"
            />
          </div>
        </div>
      </section>
      <Edge from="leaf-deep" to="surface" line="clay" />
    </>
  );
}
