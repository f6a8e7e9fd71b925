import { addresses } from '../../../domain/addresses.ts';
import { ADVERTISEMENT_ROTATION, type ShownAdvertisement } from '../../../domain/advertisement.ts';
import { Band } from '../../ui/imigongo/Band.tsx';
import { ActionLink } from '../components/ActionLink.tsx';
import { mapSection, type Section } from '../section.ts';
import Banner from './Banner.island.tsx';
import { bannerAdvertisement } from './banner-advertisement.ts';

/** The first thing one sees: what we do, in four words, over the advertisements of the day. */
export function Hero({ advertisements }: { advertisements: Section<ShownAdvertisement[]> }) {
  return (
    <section aria-labelledby="hero-title">
      <div className="hero">
        <Banner
          first={mapSection(advertisements, (all) => all.map(bannerAdvertisement))}
          rotation={ADVERTISEMENT_ROTATION}
        />
        <div className="hero-overlay page-width">
          <h1 id="hero-title" className="max-w-[13ch] text-display">
            Empowering Communities, Transforming Lives
          </h1>
          <div className="mt-8 flex flex-wrap gap-4">
            <ActionLink href={addresses.donate} look="call">
              Donate Now
            </ActionLink>
            <ActionLink href={addresses.about} look="outline">
              Know About Us
            </ActionLink>
          </div>
        </div>
      </div>
      <Band motif="lozenge" tone="clay" size="tall" />
    </section>
  );
}
