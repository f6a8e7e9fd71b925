import * as words from '#locale/errors.ts';
import { NotFoundArt } from '../../ui/imigongo/NotFoundArt.tsx';
import { addresses } from '../addresses.ts';
import { ActionLink } from '../components/ActionLink.tsx';
import { TextLink } from '../components/TextLink.tsx';
import { useLedLinks } from '../page-leads.ts';
import { GoBack } from './GoBack.tsx';

const help = [
  { label: words.searchTheSite, address: addresses.search },
  { label: words.writeToUs, address: addresses.contact },
  { label: words.seeOurEvents, address: addresses.events },
  { label: words.readOurBlog, address: addresses.posts },
  { label: words.getToKnowUs, address: addresses.about },
];

/** The 404 page of the site; `isGone`: that of an address at which something stood that is gone for good. */
export function NotFoundPage({ isGone = false }: { isGone?: boolean }) {
  return (
    <section
      aria-labelledby="not-found-title"
      className="page-width grid items-center gap-x-16 gap-y-10 py-14 lg:grid-cols-2 lg:py-24"
    >
      {isGone ? null : <NotFoundArt className="w-full max-w-xl" />}
      <div>
        <h1 id="not-found-title" className="text-title">
          {isGone ? words.pageIsGone : words.pageNotFound}
        </h1>
        <p className="mt-5 max-w-reading text-lead">{isGone ? words.weTookItAway : words.weCantFindThisPage}</p>
        <div className="mt-8 flex flex-wrap gap-4">
          <ActionLink href={addresses.home}>{words.goHome}</ActionLink>
          <GoBack />
        </div>
        <h2 className="mt-12 text-subheading">{words.youMayBeLooking}</h2>
        <ul className="mt-2 grid gap-x-8 xs:grid-cols-2">
          {useLedLinks(help).map(({ label, address }) => (
            <li key={label}>
              <TextLink href={address}>{label}</TextLink>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
