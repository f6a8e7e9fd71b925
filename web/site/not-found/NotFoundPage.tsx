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
      aria-labelledby="not-found-title"
      className="page-width grid items-center gap-x-16 gap-y-10 py-14 lg:grid-cols-2 lg:py-24"
    >
      <NotFoundArt className="w-full max-w-xl" />
      <div>
        <h1 id="not-found-title" className="text-title">
          Page Not Found
        </h1>
        <p className="mt-5 max-w-reading text-lead">
          We can’t find this page. It may have moved, or the address may be mistyped.
        </p>
        <div className="mt-8 flex flex-wrap gap-4">
          <ActionLink href={addresses.home}>Go Home</ActionLink>
          <GoBack />
        </div>
        <h2 className="mt-12 text-subheading">You may be looking for</h2>
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
