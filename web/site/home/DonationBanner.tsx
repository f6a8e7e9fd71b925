import { addresses } from '../../addresses.ts';
import { Picture } from '../../ui/Picture.tsx';
import { ActionLink } from '../components/ActionLink.tsx';
import { pictures } from './pictures.ts';

/** The call to give, at the end of the page. */
export function DonationBanner() {
  return (
    <section aria-labelledby="donation-title" className="grid bg-clay md:grid-cols-2">
      <div data-theme="dark" className="donation-text">
        <h2 id="donation-title" className="text-chalk text-title">
          Your gift is somebody’s first step
        </h2>
        <p className="mt-5 text-chalk text-lead">
          It helps to form saving groups, to hold workshops and seminars, to teach financial literacy and to stand by
          people in an emergency.
        </p>
        <ActionLink href={addresses.donate} look="call" className="mt-8 text-lg">
          Donate
        </ActionLink>
      </div>
      <Picture
        picture={pictures.meeting}
        sizes="(min-width: 48rem) 50vw, 100vw"
        className="h-full min-h-72 w-full object-cover max-md:order-first max-md:aspect-video max-md:min-h-0"
      />
    </section>
  );
}
