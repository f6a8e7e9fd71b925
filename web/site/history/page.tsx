import * as words from '#locale/history.ts';
import type { TimelineEntry } from '../../../domain/collections/timeline.ts';
import { itemsOf } from '../../list-reply.ts';
import { calendarDay } from '../../ui/format.ts';
import { Edge } from '../../ui/imigongo/Edge.tsx';
import { addresses } from '../addresses.ts';
import { SettledList } from '../components/SettledList.tsx';
import { NothingYet } from '../home/NothingYet.tsx';
import { pictures } from '../home/pictures.ts';
import type { PageProps } from '../page.ts';
import type { Section } from '../section.ts';
import { definePageOfSections } from '../sections/define.tsx';
import { Own, OwnPicture } from '../sections/own-words.tsx';
import { langOf } from '../untranslated.ts';

/** As much of the date as is known, the way machines read it. */
const known = { year: 4, month: 7, day: 10 } as const;

/** One step on the way: when, and what. */
function Step({ entry }: { entry: TimelineEntry }) {
  const { date, precision, title, text } = entry;
  return (
    <li className="timeline-step">
      <p className="font-display font-extrabold text-accent text-heading">
        <time dateTime={date.slice(0, known[precision])}>{calendarDay(date, precision)}</time>
      </p>
      <div className="timeline-text">
        <h2 lang={langOf(entry, 'title')} className="text-heading">
          {title}
        </h2>
        <p lang={langOf(entry, 'text')} className="mt-3 max-w-reading text-lead">
          {text}
        </p>
      </div>
    </li>
  );
}

/** The organisation's history from the beginning. */
function History({ data }: PageProps<Section<TimelineEntry[]>>) {
  return (
    <>
      <HistoryHero />
      <section aria-label={words.timeline} className="page-width section-space">
        <SettledList
          section={data}
          empty={<NothingYet>{words.thereAreNoEntriesYet}</NothingYet>}
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

/** The name of the page, and a wide view over hills. */
function HistoryHero() {
  return (
    <section aria-labelledby="history-title" className="bg-ink text-chalk">
      <div className="page-width grid items-end gap-x-16 gap-y-5 pt-12 pb-10 lg:grid-cols-[6fr_6fr] lg:pt-20 lg:pb-14">
        <h1 id="history-title" className="text-display">
          <Own of="title">{words.ourHistory}</Own>
        </h1>
        <p className="max-w-reading text-lead text-sand lg:pb-2">
          <Own of="text">{words.ourStorySoFarFrom}</Own>
        </p>
      </div>
      <OwnPicture
        usual={pictures.hills}
        sizes="100vw"
        first
        className="history-panorama h-auto w-full object-cover object-[50%_85%]"
      />
      <Edge from="ink" to="surface" line="ochre" />
    </section>
  );
}

export const historyPage = definePageOfSections<Section<TimelineEntry[]>, 'history'>({
  name: 'history',
  address: addresses.history,
  load: ({ request, section }) => section(request('GET /timeline/').then(itemsOf), words.failedToLoadOurHistory),
  head: (_, site) => ({
    title: words.ourHistory,
    description: words.howWeBegan(site.name, site.founded),
    canonical: addresses.history,
  }),
  sections: { history_page: History },
});
