import { addresses } from '../../../domain/addresses.ts';
import type { SiteSettings } from '../../../domain/site.ts';
import { Edge } from '../../ui/imigongo/Edge.tsx';
import { Picture, type PictureSource } from '../../ui/Picture.tsx';
import { TextLink } from '../components/TextLink.tsx';
import { ProgressBars } from './ProgressBars.tsx';
import { pictures } from './pictures.ts';

interface Purpose {
  title: string;
  text: string;
  link: string;
  address: string;
  picture: PictureSource;
}

const purposesOf = ({ mission, vision }: SiteSettings): readonly Purpose[] => [
  {
    title: 'Our Mission',
    text: mission,
    link: 'More about our mission',
    address: addresses.mission,
    picture: pictures.mission,
  },
  {
    title: 'Our Vision',
    text: vision,
    link: 'More about our vision',
    address: addresses.vision,
    picture: pictures.vision,
  },
];

/** Why we work, where it should lead, and how far we have come. */
export function MissionAndVision({ site }: { site: SiteSettings }) {
  return (
    <>
      <Edge from="chalk-deep" to="ink" line="ochre" />
      <section aria-labelledby="purpose-title" data-theme="dark" className="section-space bg-ink">
        <div className="page-width">
          <h2 id="purpose-title" className="max-w-[16ch] text-title">
            Why we work, and where it leads
          </h2>
          <div className="mt-12 grid gap-x-8 gap-y-14 md:grid-cols-2">
            {purposesOf(site).map(({ title, text, link, address, picture }) => (
              <article key={address} className="md:even:mt-20">
                <Picture
                  picture={picture}
                  sizes="(min-width: 48rem) 38rem, 92vw"
                  className="aspect-4/3 h-auto w-full object-cover"
                />
                <h3 className="mt-6 text-call text-heading">{title}</h3>
                <p className="mt-3 max-w-reading text-lead">{text}</p>
                <TextLink href={address} className="mt-3">
                  {link}
                </TextLink>
              </article>
            ))}
          </div>
          <ProgressBars bars={site.progress_bars} />
        </div>
      </section>
    </>
  );
}
