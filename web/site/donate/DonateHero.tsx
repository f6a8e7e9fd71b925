import { Band } from '../../ui/imigongo/Band.tsx';
import { Picture } from '../../ui/Picture.tsx';
import { ActionLink } from '../components/ActionLink.tsx';
import { pictures } from '../home/pictures.ts';

/** The call to give, with nothing between it and the form. */
export function DonateHero() {
  return (
    <section aria-labelledby="donate-title" className="bg-ochre">
      <div className="donate-hero">
        <div className="donate-hero-text">
          <p className="font-semibold text-lead">Donate</p>
          <h1 id="donate-title" className="mt-3 max-w-[12ch] text-display">
            Put a step under somebody’s foot
          </h1>
          <p className="mt-6 max-w-[38ch] text-lead">
            A gift goes to people with the least to start with, and to the groups in which they save, learn and lend to
            one another.
          </p>
          <ActionLink href="#form" className="mt-8 text-lg">
            Donation Interest Form
          </ActionLink>
        </div>
        <Picture
          picture={pictures.hands}
          sizes="(min-width: 64rem) 50vw, 100vw"
          first
          className="donate-hero-picture"
        />
      </div>
      <Band motif="lozenge" tone="clay" size="tall" />
    </section>
  );
}
