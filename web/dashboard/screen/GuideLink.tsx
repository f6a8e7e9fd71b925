import { BookOpen } from 'lucide-react';
import { Link } from 'react-router';
import * as words from '#locale/dashboard/screen.ts';
import { buttonLook } from '../components/Button.tsx';
import { useWayToGuide } from './way-to-guide.ts';

/** Leads to what the guide says of this screen. */
export function GuideLink() {
  const way = useWayToGuide();
  if (way === undefined) return null;
  return (
    <Link
      {...way.link}
      className={`${buttonLook('quiet', 'small')} -my-1 shrink-0 text-muted max-sm:-my-2 print:hidden`}
    >
      <BookOpen aria-hidden="true" className="size-5" />
      <span className="max-sm:sr-only">{words.howThisWorks}</span>
      {way.isElsewhere ? <span className="sr-only">{words.opensInNewTab}</span> : null}
    </Link>
  );
}
