import { Link, useNavigate } from 'react-router';
import * as words from '#locale/dashboard/screen.ts';
import { addresses, staffAddresses } from '../../../domain/addresses.ts';
import { NotFoundArt } from '../../ui/imigongo/NotFoundArt.tsx';
import { Button, buttonLook } from '../components/Button.tsx';
import { ScreenHeading } from './ScreenHeader.tsx';

const help = [
  { label: words.contactUs, address: addresses.contact },
  { label: words.events, address: addresses.events },
  { label: words.blogs, address: addresses.posts },
  { label: words.aboutUs, address: addresses.about },
];

/** The 404 of the dashboard. */
export function NotFoundScreen() {
  const navigate = useNavigate();
  // A tab that was opened with this address has nothing behind it.
  const goBack = () => (window.history.length > 1 ? navigate(-1) : window.location.assign(addresses.home));
  return (
    <main className="mx-auto grid max-w-reading gap-8 px-4 py-12">
      <NotFoundArt className="w-full max-w-lg" />
      <div className="grid gap-3">
        <ScreenHeading>{words.pageNotFound}</ScreenHeading>
        <p className="text-lead">{words.pageNotFoundHint}</p>
      </div>
      <div className="flex flex-wrap gap-3">
        <a href={addresses.home} className={buttonLook('primary')}>
          {words.goHome}
        </a>
        <Link to={staffAddresses.overview} className={buttonLook('secondary')}>
          {words.goToDashboard}
        </Link>
        <Button onClick={goBack}>{words.goBack}</Button>
      </div>
      <nav aria-label={words.help} className="border-t border-line pt-4">
        <ul className="flex flex-wrap gap-x-6">
          {help.map(({ label, address }) => (
            <li key={address}>
              <a href={address} className="flex min-h-11 items-center font-semibold text-accent underline">
                {label}
              </a>
            </li>
          ))}
        </ul>
      </nav>
    </main>
  );
}
