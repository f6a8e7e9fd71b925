import { addresses } from '../../domain/addresses.ts';
import { mainLanguage } from '../../domain/languages.ts';
import { type StandardPage, type StandardPageName, standardPageNames } from '../../domain/standard-page.ts';
import { holdLock } from '../database/lock.ts';
import type { Database } from '../database/open.ts';
import { type Endpoint, implement } from '../http/endpoint.ts';
import { reaching } from '../page-leads/leads.ts';
import { type Replacement, readChosenPages, removeChosenPage, writeChosenPage } from '../page-leads/store.ts';
import { checkOptimisticLock, stampAfter } from '../resource/optimistic-lock.ts';
import type { Services } from '../services.ts';
import { readReplacement } from './replacement.ts';

const nothing: Replacement = { target: null, target_id: null, address: null };

/** Every page that can be switched off, with what staff have chosen for it. */
async function listed(db: Database, now: Date): Promise<StandardPage[]> {
  const pages = await readChosenPages(db);
  const reach = await reaching(db, pages, mainLanguage(), now);
  const chosen = new Map(pages.map((page) => [page.name, page]));
  return standardPageNames.map((name) => {
    const page = chosen.get(name);
    const { state, updated_at } = page ?? { state: 'shown' as const, updated_at: null };
    const { address, title, trouble } =
      page?.state === 'replaced' ? reach(page) : { ...nothing, title: null, trouble: null };
    return { name, state, target: address, target_title: title, trouble, updated_at };
  });
}

async function oneOf(db: Database, name: StandardPageName, now: Date): Promise<StandardPage> {
  const [page] = (await listed(db, now)).filter((one) => one.name === name);
  return page ?? { name, state: 'shown', target: null, target_title: null, trouble: null, updated_at: null };
}

/** What the log says: where the visitors of the page are led, in all languages of the dashboard. */
const logged = ({ name, state, target }: StandardPage) => ({
  [addresses[name]]: { shown: addresses[name], replaced: target, off: null }[state],
});

/** The standard pages, which staff can switch off or replace by another. */
export function standardPageRoutes({ db, write, config: { publicUrl } }: Services): Endpoint[] {
  return [
    implement('GET /site/pages/', ({ now }) => listed(db, now)),
    implement('PUT /site/pages/{name}/', ({ currentUser, parameters: { name }, body, now }) =>
      write(currentUser.userId, async (unit) => {
        await holdLock(unit, 'settings');
        const before = await oneOf(unit.db, name, now);
        checkOptimisticLock(body.updated_at, before);
        const { state } = body;
        if (state === 'shown') {
          await removeChosenPage(unit.db, name);
        } else {
          const pages = await readChosenPages(unit.db);
          const replacement =
            state === 'off'
              ? nothing
              : await readReplacement(name, body.target, { db: unit.db, pages, publicUrl, now: unit.now });
          await writeChosenPage(unit.db, {
            name,
            state,
            ...replacement,
            updated_at: stampAfter(before.updated_at, unit.now),
          });
        }
        const after = await oneOf(unit.db, name, now);
        await unit.audit({
          action: 'set_standard_page',
          resource: 'pages',
          before: logged(before),
          after: logged(after),
        });
        unit.changes('settings');
        return after;
      }),
    ),
  ];
}
