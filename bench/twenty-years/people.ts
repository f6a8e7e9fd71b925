import { languages } from '../../domain/languages.ts';
import { allPermissions } from '../../domain/permission.ts';
import { RowWriter } from './rows.ts';
import { DAY, HOUR, iso, type Site } from './site.ts';
import { firstNames, lastNames } from './words.ts';

/** The address of the account that may do everything. */
export const SUPERUSER = 'owner@example.org';

/** Accounts, roles, who has signed in, and visits that were counted. */
export async function addPeople({ db, scale, now, chance, texts, users }: Site): Promise<void> {
  const rows = new RowWriter(db);
  const addUser = await rows.numberedInto('users');
  const addRole = await rows.numberedInto('roles');
  const addPermission = rows.into('role_permissions');
  const addHolder = rows.into('user_roles');
  const addSession = rows.into('sessions');
  const addVisits = rows.into('visit_counts');

  const roles = Array.from({ length: 6 + Math.round(scale / 4) }, (_, place) => {
    const created_at = iso(now - 900 * DAY);
    const id = addRole({
      ...{ name: `${texts.title('en').slice(0, 40)} ${place}`, description: texts.sentence('en'), is_active: true },
      ...{ created_at, updated_at: created_at, deleted_at: null },
    });
    for (const permission of allPermissions) if (chance.happens(0.3)) addPermission({ role_id: id, permission });
    return id;
  });
  const staff = 3 * Math.ceil(scale);
  for (let place = 0; place <= staff; place += 1) {
    const isSuperuser = place === 0;
    const created_at = iso(now - (300 + place * 10) * DAY);
    const id = addUser({
      ...{ email: isSuperuser ? SUPERUSER : `staff${place}@example.org`, password_hash: null },
      ...{ first_name: chance.pick(firstNames), last_name: chance.pick(lastNames) },
      ...{ is_active: isSuperuser || place % 20 !== 0, is_staff: true, is_verified: true, is_superuser: isSuperuser },
      ...{ language: isSuperuser ? 'en' : chance.pick(languages), last_login: iso(now - chance.below(300) * DAY) },
      ...{ created_at, updated_at: created_at, deleted_at: null },
    });
    users.push(id);
    const held = new Set([chance.pick(roles), chance.pick(roles)]);
    if (!isSuperuser) for (const role_id of held) addHolder({ user_id: id, role_id });
    const created = iso(now - DAY);
    addSession({
      ...{ user_id: id, user_agent: 'Mozilla/5.0 (X11; Linux x86_64; rv:130.0) Gecko/20100101 Firefox/130.0' },
      ...{ created_at: created, last_used_at: created, expires_at: iso(now + 10 * DAY) },
    });
  }
  const days = Math.ceil(36.5 * scale);
  for (let place = 0; place < days; place += 1) {
    const day = iso(now - place * DAY).slice(0, 10);
    addVisits({ day, kind: 'visit', times: chance.below(2_000) });
    addVisits({ day, kind: 'page', times: chance.below(9_000) });
  }
  await rows.writeAll();
}

/** What the log says of two years. */
export async function addLog({ db, scale, now, chance, texts, users }: Site, rare: string): Promise<void> {
  const rows = new RowWriter(db);
  const add = rows.into('audit');
  const count = 20_000 * scale;
  const time = 700 * DAY;
  const text = () => texts.paragraph('en').slice(0, 300);
  const kinds = [
    { often: 25, action: 'edit', resource: 'posts', records: 200, before: () => text(), after: () => text() },
    { often: 20, action: 'edit', resource: 'contacts', records: 2_000, before: () => 'new', after: () => 'readed' },
    { often: 15, action: 'match', resource: 'payments', records: 4_000, after: () => texts.title('en') },
    { often: 15, action: 'create', resource: 'receipts', records: 3_000, after: () => texts.title('en') },
    { often: 10, action: 'sign_in', resource: 'users', records: 3 },
    { often: 7, action: 'edit', resource: 'donations', records: 1_000, before: () => 'new', after: () => 'contacted' },
    { often: 4, action: 'create', resource: 'gallery', records: 500, after: () => texts.sentence('en') },
    { often: 2, action: 'edit', resource: 'events', records: 50, before: () => text(), after: () => text() },
    { often: 2, action: 'edit', resource: 'settings', records: 1, before: () => text(), after: () => text() },
  ];
  const drawn = kinds.flatMap((kind) => Array.from({ length: kind.often }, () => kind));
  const third = Math.floor(count / 3);
  for (let place = 0; place < count; place += 1) {
    const { action, resource, records, before, after } = chance.pick(drawn);
    const isRare = place % third === 11;
    const said = (value: string) => JSON.stringify({ title: value, status: isRare ? rare : '' });
    add({
      ...{ at: iso(now - time + time * (place / count) - HOUR), user_id: chance.pick(users), action, resource },
      resource_id: 1 + chance.below(Math.ceil(records * scale)),
      before: before ? said(before()) : null,
      after: after || isRare ? said(after?.() ?? '') : null,
    });
    await rows.keepShort();
  }
  await rows.writeAll();
}
