import type { TimelineEntry } from '../../../domain/collections/timeline.ts';
import { addresses } from '../../addresses.ts';
import { SettledList } from '../components/SettledList.tsx';
import { NothingYet } from '../home/NothingYet.tsx';
import type { PageProps } from '../page.ts';
import type { Section } from '../section.ts';
import { HistoryHero } from './HistoryHero.tsx';
import { Step } from './Step.tsx';

/** The organisation's history from the beginning. */
export function History({ data }: PageProps<Section<TimelineEntry[]>>) {
  return (
    <>
      <HistoryHero />
      <section aria-label="Timeline" className="page-width section-space">
        <SettledList
          section={data}
          empty={<NothingYet>Nothing has been written down yet.</NothingYet>}
          page={addresses.history}
        >
          {(entries) => (
            <ol className="timeline">
              {entries.map((entry) => (
                <Step key={entry.id} entry={entry} />
              ))}
            </ol>
          )}
        </SettledList>
      </section>
    </>
  );
}
