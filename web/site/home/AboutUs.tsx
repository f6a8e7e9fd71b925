import { addresses } from '../../../domain/addresses.ts';
import type { SiteSettings } from '../../../domain/site.ts';
import { Edge } from '../../ui/imigongo/Edge.tsx';
import { Picture } from '../../ui/Picture.tsx';
import { ActionLink } from '../components/ActionLink.tsx';
import { SectionHeading } from '../components/SectionHeading.tsx';
import { pictures } from './pictures.ts';

/** The section about the organisation, with two pictures. */
export function AboutUs({ site }: { site: SiteSettings }) {
  return (
    <>
      <Edge from="surface" to="chalk-deep" />
      <section aria-labelledby="about-title" className="section-space bg-chalk-deep">
        <div className="page-width grid items-center gap-x-16 gap-y-12 lg:grid-cols-[7fr_6fr]">
          <div className="relative pb-[14%] sm:pr-[12%]">
            <Picture
              picture={pictures.neighbours}
              sizes="(min-width: 64rem) 36rem, 90vw"
              className="aspect-4/3 h-auto w-full object-cover"
            />
            <div className="about-lozenge">
              <Picture
                picture={pictures.hands}
                sizes="(min-width: 64rem) 20rem, 45vw"
                className="size-full object-cover"
              />
            </div>
          </div>
          <div>
            <SectionHeading id="about-title" title="About Us" />
            <p className="mt-6 font-display font-extrabold text-accent text-heading">
              Neighbours who save together can rise together.
            </p>
            <div className="mt-6 space-y-4 text-lead">
              <p>{`${site.name} was created in ${site.founded}. We are a ${site.legal_form}, registered in ${site.registered_in}.`}</p>
              <p>{`Our head office is in ${site.head_office}, and our branch office stands in the ${site.branch_office} area. From there we run saving groups, trainings and fair-trade programmes for people who have the least to start with.`}</p>
            </div>
            <ActionLink href={addresses.about} className="mt-8">
              Read our story
            </ActionLink>
          </div>
        </div>
      </section>
    </>
  );
}
