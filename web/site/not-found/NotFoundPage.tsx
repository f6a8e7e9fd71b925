import { addresses } from '../../../domain/addresses.ts';
import { NotFoundArt } from '../../ui/imigongo/NotFoundArt.tsx';
import { ActionLink } from '../components/ActionLink.tsx';
import { TextLink } from '../components/TextLink.tsx';
import GoBack from './GoBack.island.tsx';

const help = [
  { label: 'Write to us', address: addresses.contact },
  { label: 'See our events', address: addresses.events },
  { label: 'Read our blog', address: addresses.posts },
  { label: 'Get to know us', address: addresses.about },
];

/** The 404 page of the site. */
export function NotFoundPage() {
  return (
    <section
      aria-labelledby="lost-title"
      className="page-width grid items-center gap-x-16 gap-y-10 py-14 lg:grid-cols-2 lg:py-24"
    >
      <NotFoundArt className="w-full max-w-xl" />
      <div>
        <h1 id="lost-title" className="text-title">
          Page Not Found
        </h1>
        <p className="mt-5 max-w-reading text-lead">
          The path you took does not lead anywhere. The page may have moved, or its address may be spelt differently.
        </p>
        <div className="mt-8 flex flex-wrap gap-4">
          <ActionLink href={addresses.home}>Go Home</ActionLink>
          <GoBack />
        </div>
        <h2 className="mt-12 text-subheading">Perhaps you were looking for one of these</h2>
        <ul className="mt-2 grid gap-x-8 xs:grid-cols-2">
          {help.map(({ label, address }) => (
            <li key={address}>
              <TextLink href={address}>{label}</TextLink>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
