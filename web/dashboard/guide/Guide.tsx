import { Printer } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import * as words from '#locale/dashboard/guide.ts';
import { Button } from '../components/Button.tsx';
import { SearchBox } from '../list/SearchBox.tsx';
import { useAllScreens } from '../screen/all-screens.ts';
import { mayOpen } from '../screen/dashboard-screen.ts';
import { ScreenHeader } from '../screen/ScreenHeader.tsx';
import { useAccount } from '../session/account.ts';
import { Contents } from './Contents.tsx';
import { entriesWith, guideTo } from './entries.ts';
import { GuideParts } from './GuideParts.tsx';

/** Focuses the part that the address names, each time a link leads to it. */
function useArrivalAtPart(): void {
  const { hash, key } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: a second press on the same link leads there again
  useEffect(() => {
    const heading = document.getElementById(hash.slice(1));
    heading?.scrollIntoView();
    heading?.focus({ preventScroll: true });
  }, [hash, key]);
}

/** The guide for staff: a part for each screen, those of the person's own screens first. */
export function Guide() {
  const { permissions } = useAccount();
  const [search, setSearch] = useState('');
  useArrivalAtPart();

  const found = entriesWith(search, guideTo(useAllScreens()));
  const own = found.filter(({ screen }) => screen === undefined || mayOpen(screen, permissions));
  const others = found.filter((entry) => !own.includes(entry));
  const print = (
    <Button className="print:hidden" onClick={() => window.print()}>
      <Printer aria-hidden="true" className="size-5" />
      {words.print}
    </Button>
  );
  return (
    <div className="grid gap-5">
      <ScreenHeader title={words.title} subtitle={words.subtitle} actions={print} />
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2 print:hidden">
        <SearchBox label={words.search} value={search} onSearch={setSearch} />
        <p role="status" className={found.length === 0 ? 'font-semibold' : 'text-muted'}>
          {search.trim() === '' ? null : found.length === 0 ? words.nothingFound : words.found(found.length)}
        </p>
      </div>
      {found.length === 0 ? null : (
        <div className="grid gap-x-10 gap-y-6 xl:grid-cols-[17rem_minmax(0,44rem)]">
          <Contents groups={[own, others]} />
          <div className="grid content-start gap-10">
            <GuideParts heading={words.yourScreens} entries={own} />
            <GuideParts heading={words.otherParts} hint={words.otherPartsHint} entries={others} />
          </div>
        </div>
      )}
    </div>
  );
}
