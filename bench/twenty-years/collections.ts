import { libraryInto } from './library.ts';
import { RowWriter } from './rows.ts';
import { DAY, dayAt, evenly, iso, type Site, translationsInto, trashedAt } from './site.ts';

/** The plain collections, pages that staff have named themselves, and old addresses. */
export async function addCollections(site: Site): Promise<void> {
  const { db, scale, now, chance, texts } = site;
  const rows = new RowWriter(db);
  const library = await libraryInto(site, rows);
  const addDocument = await rows.numberedInto('documents');
  const addAnnouncement = await rows.numberedInto('announcements');
  const addAdvertisement = rows.into('advertisements');
  const addPage = await rows.numberedInto('pages');
  const addRedirect = rows.into('redirects');
  const addEntry = rows.into('timeline_entries');
  const addMember = rows.into('team_members');
  const addTestimonial = rows.into('testimonials');
  const translate = translationsInto(site, rows);

  /** Makes so many records for each unit of the scale, at moments over the twenty years. */
  async function each(count: number, make: (at: number, place: number) => void): Promise<void> {
    const all = Math.max(2, Math.round(count * scale));
    for (let place = 0; place < all; place += 1) {
      make(evenly(site, place, all), place);
      await rows.keepShort();
    }
  }
  const stamps = (at: number) => ({ created_at: iso(at), updated_at: iso(at), deleted_at: null });

  await each(30, (at, place) => {
    const said = { title: texts.title('en'), description: texts.sentence('en') };
    const file = { media_id: library.document(at), file_name: `document-${place}.pdf` };
    const id = addDocument({ ...said, ...file, date: dayAt(at), ...stamps(at) });
    translate({ resource: 'documents', id, texts: said, at }, 0.5);
  });
  await each(50, (at) => {
    const said = { title: texts.title('en'), message: texts.sentence('en') };
    const stays = chance.happens(0.01);
    const id = addAnnouncement({
      ...{ ...said, is_active: stays || chance.happens(0.7), show_until: stays ? null : iso(at + 14 * DAY) },
      ...{ ...stamps(at), deleted_at: trashedAt(site, 0.02) },
    });
    translate({ resource: 'announcements', id, texts: said, at }, 0.3);
  });
  await each(20, (at) =>
    addAdvertisement({
      ...{ title: texts.title('en'), description: texts.sentence('en'), content: '', target_url: '/Events' },
      ...{ media_id: library.picture(at), is_active: true, start_date: dayAt(at), end_date: dayAt(at + 30 * DAY) },
      ...{ views: chance.below(100_000), clicks: chance.below(3_000), ...stamps(at) },
    }),
  );
  await each(2, (at, place) => {
    const said = {
      title: texts.title('en'),
      description: texts.sentence('en'),
      content: texts.html('en', 3 + chance.below(10)),
    };
    const id = addPage({
      ...{ ...said, address: `about-us/page-${place}`, until_then: '', is_unlisted: false, ...stamps(at) },
      ...(chance.happens(0.9) ? { status: 'published', published_date: iso(at) } : { status: 'draft' }),
    });
    translate({ resource: 'pages', id, texts: said, at }, 0.5);
  });
  await each(20, (at, place) =>
    addRedirect({
      ...{ old_path: `/2010/05/old-post-${place}`, target: `/BlogDetail/${1 + place}`, target_path: null },
      ...{ source: 'wordpress', created_at: iso(at) },
    }),
  );
  await each(0.5, (at) =>
    addEntry({
      ...{ date: dayAt(at), precision: 'month', title: texts.title('en'), text: texts.sentence('en'), ...stamps(at) },
    }),
  );
  await each(1, (at, position) =>
    addMember({
      ...{ name: texts.person('member', position).name, role: texts.title('en'), text: texts.sentence('en') },
      ...{ media_id: library.picture(at), position, ...stamps(now - 100 * DAY) },
    }),
  );
  await each(2, (_, position) =>
    addTestimonial({
      ...{ quote: texts.sentence('en'), name: texts.person('speaker', position).name, role: texts.title('en') },
      ...{ is_consented: true, position, ...stamps(now - 100 * DAY) },
    }),
  );
  await rows.writeAll();
}
