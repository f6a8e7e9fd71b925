import { Picture } from '../../ui/Picture.tsx';
import { marketStall } from './pictures.ts';

/** A group's goods for the market, and the page's title on the painted ground beside them. */
export function ServicesHero({ title }: { title: string }) {
  return (
    <div className="services-hero bg-leaf-deep text-chalk">
      <div className="purpose-text">
        <h1 id="services-title" className="text-display">
          {title}
        </h1>
        <p className="mt-6 max-w-[34ch] text-lead">
          From the first coin in the box to a stall of one’s own: what we do, and what a group does with it.
        </p>
      </div>
      <div className="services-picture">
        <Picture
          picture={marketStall}
          sizes="(min-width: 48rem) 60vw, 100vw"
          first
          className="size-full object-cover object-[72%_50%]"
        />
      </div>
    </div>
  );
}
