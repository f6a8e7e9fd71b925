import { RowWriter } from './rows.ts';
import { DAY, HOUR, isOneOfThree, iso, type Site, trashedAt, visitorsWrite } from './site.ts';

/** As people type it into a form. */
const typed = (phone: string) => `${phone.slice(0, 4)} ${phone.slice(4, 7)} ${phone.slice(7)}`;

/** Messages of the two years for which they are kept, some with replies. */
export async function addMessages(site: Site, rare: string): Promise<void> {
  const { db, scale, now, chance, texts, users } = site;
  const rows = new RowWriter(db);
  const add = await rows.numberedInto('contact_messages');
  const addReply = rows.into('contact_replies');
  const count = 2_000 * scale;
  const time = 690 * DAY;
  for (let place = 0; place < count; place += 1) {
    const at = now - HOUR - time * (1 - (place + 1) / count);
    const { name, email, phone } = texts.person('writer', place);
    const id = add({
      ...{ name, email, phone: typed(phone), language: chance.pick(visitorsWrite) },
      subject_type: chance.pick(['general', 'support', 'partnership', 'feedback', 'complaint']),
      subject: `${texts.title('en')}${isOneOfThree(place, count) ? ` ${rare}` : ''}`,
      ...{ message: texts.paragraph('en'), status: chance.happens(0.01) ? 'new' : 'readed' },
      ...{ created_at: iso(at), deleted_at: trashedAt(site, 0.005) },
    });
    if (chance.happens(0.4))
      addReply({
        ...{
          contact_id: id,
          text: texts.paragraph('en'),
          user_id: chance.pick(users),
          at: iso(Math.min(now, at + DAY)),
        },
      });
    await rows.keepShort();
  }
  await rows.writeAll();
}

/** Offers to give, with their ways from new to donated. Each is as old as its state is kept. */
export async function addInterests(site: Site): Promise<number> {
  const { db, scale, now, chance, texts, users } = site;
  const rows = new RowWriter(db);
  const add = await rows.numberedInto('donation_interests');
  const addChange = rows.into('donation_status_changes');
  const addNote = rows.into('donation_notes');
  const addReply = rows.into('donation_replies');
  const count = 1_000 * scale;
  let id = 0;
  for (let place = 0; place < count; place += 1) {
    const age = 1 - place / count;
    const isOld = age > 0.5;
    const status = isOld ? 'donated' : chance.pick(['new', 'contacted', 'committed', 'donated', 'declined'] as const);
    const kept = { donated: 3_500, declined: 680, new: 1_000, contacted: 1_000, committed: 1_000 }[status];
    const at = now - DAY - kept * DAY * age;
    const { name, email, phone } = texts.person('giver', place);
    id = add({
      ...{ full_name: name, email, phone: typed(phone), language: chance.pick(visitorsWrite), status },
      organization: place % 3 === 0 ? `Cooperative ${place % 1_000} of Kanombe` : '',
      donation_type: chance.pick(['one_time', 'monthly', 'yearly', 'project_based', 'general']),
      ...{ estimated_amount: '$250-500', message: texts.paragraph('en'), preferred_contact_method: 'email' },
      ...{ best_contact_time: '', assignee_id: chance.happens(0.3) ? chance.pick(users) : null },
      next_action_on: place % 500 === 0 ? iso(now - 20 * DAY).slice(0, 10) : null,
      ...{ created_at: iso(at), deleted_at: trashedAt(site, 0.005) },
    });
    const change = { donation_id: id, user_id: chance.pick(users), at: iso(Math.min(now, at + DAY)) };
    if (status !== 'new') addChange({ ...change, from_status: 'new', to_status: 'contacted' });
    if (status !== 'new' && status !== 'contacted')
      addChange({ ...change, from_status: 'contacted', to_status: status });
    if (chance.happens(0.5)) {
      const { donation_id, user_id, at } = change;
      addNote({ donation_id, user_id, at, text: texts.paragraph('en').slice(0, 300) });
    }
    if (status !== 'new') {
      const { donation_id, user_id, at } = change;
      addReply({ donation_id, user_id, at, text: texts.paragraph('en') });
    }
    await rows.keepShort();
  }
  await rows.writeAll();
  return id;
}
