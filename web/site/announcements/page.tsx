import * as words from '#locale/announcements.ts';
import type { Announcement } from '../../../domain/collections/announcements.ts';
import { longDate } from '../../ui/format.ts';
import { Edge } from '../../ui/imigongo/Edge.tsx';
import { addresses } from '../addresses.ts';
import { SettledList } from '../components/SettledList.tsx';
import { NothingYet } from '../home/NothingYet.tsx';
import type { PageProps } from '../page.ts';
import { expectList, type Section } from '../section.ts';
import { definePageOfSections } from '../sections/define.tsx';
import { Own } from '../sections/own-words.tsx';
import { langOf } from '../untranslated.ts';

/** All announcements whole, for those who could not read them in the strip. */
function Announcements({ data, timeZone }: PageProps<Section<Announcement[]>>) {
  return (
    <>
      <div className="bg-clay text-chalk">
        <h1 className="page-width pt-12 pb-12 text-display lg:pt-20 lg:pb-16">
          <Own of="title">{words.announcements}</Own>
        </h1>
      </div>
      <Edge from="clay" to="surface" line="ochre" />
      <section aria-label={words.allAnnouncements} className="page-width py-10 lg:py-16">
        <SettledList
          section={data}
          empty={<NothingYet>{words.thereAreNoAnnouncements}</NothingYet>}
          page={addresses.announcements}
        >
          {(announcements) => (
            <ul className="grid gap-10 lg:gap-14">
              {announcements.map(({ id, title, message, created_at, untranslated, written_in }) => (
                <li key={id}>
                  <p className="text-muted">
                    <time dateTime={created_at}>{longDate(created_at, timeZone)}</time>
                  </p>
                  <h2 lang={langOf({ untranslated, written_in }, 'title')} className="mt-1 text-heading">
                    {title}
                  </h2>
                  <p
                    lang={langOf({ untranslated, written_in }, 'message')}
                    className="mt-3 max-w-reading whitespace-pre-line text-lead"
                  >
                    {message}
                  </p>
                </li>
              ))}
            </ul>
          )}
        </SettledList>
      </section>
    </>
  );
}

export const announcementsPage = definePageOfSections<Section<Announcement[]>, 'announcements'>({
  name: 'announcements',
  address: addresses.announcements,
  load: ({ request, section }) =>
    section(
      request('GET /announcements/active/').then((reply) => expectList(reply, words.fetchedDataIsNotValid)),
      words.failedToLoadAnnouncements,
    ),
  head: (_, site) => ({
    title: words.announcements,
    description: words.currentAnnouncements(site.name),
    canonical: addresses.announcements,
  }),
  sections: { announcements_page: Announcements },
});
