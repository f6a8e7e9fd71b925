import { monthNumber } from '../../domain/giving/pledge.ts';
import { referenceOf } from '../../domain/giving/reference.ts';
import { paymentsInto } from './payments.ts';
import { RowWriter } from './rows.ts';
import { DAY, dayAt, HOUR, isOneOfThree, iso, type Site, TEN_YEARS, visitorsWrite } from './site.ts';
import type { KnownGiver } from './texts.ts';

/** Givers, of whom one in a hundred turned out to be another. Those who are still themselves are answered. */
async function addGivers({ db, scale, now, chance, texts }: Site): Promise<KnownGiver[]> {
  const rows = new RowWriter(db);
  const add = await rows.numberedInto('givers');
  const count = 1_200 * scale;
  const known: KnownGiver[] = [];
  for (let place = 0; place < count; place += 1) {
    const person = texts.person('giver', place);
    const email = place % 5 === 0 ? '' : person.email;
    const isMerged = place % 100 === 99;
    const id = add({
      ...{ ...person, email, language: null, merged_into: isMerged ? chance.pick(known).id : null },
      created_at: iso(now - TEN_YEARS * (1 - place / count)),
    });
    if (!isMerged) known.push({ ...person, email, id });
    await rows.keepShort();
  }
  await rows.writeAll();
  return known;
}

async function addProjects({ db, scale, now, texts }: Site): Promise<number[]> {
  const rows = new RowWriter(db);
  const add = await rows.numberedInto('projects');
  const created_at = iso(now - TEN_YEARS);
  const projects = Array.from({ length: Math.max(3, Math.round(scale * 0.3)) }, (_, position) =>
    add({
      ...{ title: texts.title('en'), text: texts.sentence('en'), goal: 10_000_000, currency: 'RWF', position },
      ...{
        is_progress_shown: true,
        is_active: position % 3 === 0,
        created_at,
        updated_at: created_at,
        deleted_at: null,
      },
    }),
  );
  await rows.writeAll();
  return projects;
}

/** The money of ten years: pledges once or each month, the payments for them, whose gifts these are, and receipts. */
export async function addGiving(site: Site, interests: number, rare: string): Promise<void> {
  const { db, scale, now, chance, texts } = site;
  const projects = await addProjects(site);
  const givers = await addGivers(site);
  const rows = new RowWriter(db);
  const addPledge = await rows.numberedInto('pledges');
  const payments = await paymentsInto(site, rows);
  const count = 3_000 * scale;
  const time = TEN_YEARS - 100 * DAY;
  for (let place = 0; place < count; place += 1) {
    const at = now - HOUR - time * (1 - (place + 1) / count);
    // Those who came early give more often.
    const giver = givers[Math.floor(chance.part() ** 1.3 * (place / count) * givers.length)] ?? chance.pick(givers);
    const isMonthly = chance.happens(0.12);
    // Pledges for which nothing came are kept for three years.
    const isEmpty = at > now - 1_000 * DAY && chance.happens(0.4);
    const amount = 1_000 * (1 + chance.below(100));
    const project_id = chance.happens(0.5) ? chance.pick(projects) : null;
    const { id: giver_id, name: full_name, email, phone } = giver;
    const id = addPledge({
      ...{ giver_id, full_name, email, phone, project_id, amount, currency: 'RWF', form_key: null },
      ...{
        interest_id: chance.happens(0.1) ? 1 + chance.below(interests) : null,
        language: chance.pick(visitorsWrite),
      },
      ...{ rhythm: isMonthly ? 'monthly' : 'once', message: chance.happens(0.2) ? texts.sentence('en') : '' },
      ...{ status: chance.happens(0.93) ? 'open' : 'cancelled', is_reminder_wanted: chance.happens(0.2) },
      // None is due to be sent today.
      ...{ reminded_at: iso(Math.min(now, at + DAY)), start_month: monthNumber(dayAt(at)) },
      ...{ created_at: iso(at), updated_at: iso(Math.min(now, at + DAY)) },
    });
    const times = isMonthly ? 1 + chance.below(12) : 1;
    for (let month = 0; month < times && !isEmpty; month += 1) {
      const when = at + (3 + month * 30) * DAY;
      if (when > now - DAY) break;
      payments.addGift({ giver, when, amount, pledge: { id, reference: referenceOf(id), project_id } });
    }
    await rows.keepShort();
  }
  const open = 25 * scale;
  for (let place = 0; place < open; place += 1) {
    payments.addOpen({ isSetAside: place % 5 < 2, ending: isOneOfThree(place, open) ? ` ${rare}` : '' });
    await rows.keepShort();
  }
  payments.end();
  await rows.writeAll();
}
