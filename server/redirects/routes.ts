import { MAX_PAGE_SIZE } from '../../domain/listing.ts';
import type { Permission } from '../../domain/permission.ts';
import type { RedirectsTaken } from '../../domain/redirects.ts';
import { staffText } from '../../domain/reply-text.ts';
import { translatables } from '../../domain/translation/translatable.ts';
import { ORDER } from '../database/tag-parts.ts';
import { type CurrentUser, may } from '../http/current-user.ts';
import { type Endpoint, implement } from '../http/endpoint.ts';
import { badRequest, notAllowed, notFound } from '../http/http-error.ts';
import { worded } from '../http/reply-words.ts';
import { deadLinks, troublesOf } from '../links/troubles.ts';
import { ledFrom } from '../page-leads/led-from.ts';
import { asPage, sliceOf } from '../resource/listing.ts';
import type { Services } from '../services.ts';
import { readSiteSettings } from '../site/store.ts';
import { dismissMissed, listMissed } from './missed-store.ts';
import { readRedirectTable } from './read-table.ts';
import { isInAddress } from './searching.ts';
import { listRedirects, redirectAt, removeRedirect, tryAddress } from './staff-store.ts';
import { keepRedirects, type StaffRedirect } from './store.ts';
import { readWanted } from './wanted.ts';

const RESOURCE = 'redirects';

/** Ends a transaction whose outcome is wanted, but not its writes. */
class OnlyTried extends Error {
  override readonly name = 'OnlyTried';
  readonly taken: RedirectsTaken;

  constructor(taken: RedirectsTaken) {
    super();
    this.taken = taken;
  }
}

const mayOf = (currentUser: CurrentUser) => (permission: Permission) => may(currentUser, permission);

export function redirectRoutes(services: Services): Endpoint[] {
  const {
    db,
    write,
    config: { publicUrl },
  } = services;
  const led = ledFrom(services, readSiteSettings);
  return [
    implement('GET /redirects/', async ({ query, now }) =>
      asPage(await listRedirects(db, query, sliceOf(query, MAX_PAGE_SIZE), now.toISOString()), '/redirects/', query),
    ),
    implement('POST /redirects/', ({ currentUser, body, now }) =>
      write(currentUser.userId, async (unit) => {
        const { from, is_gone } = body;
        const [wanted] = await readWanted(unit, [{ from, target: is_gone ? null : body.target }], publicUrl);
        if (!wanted || 'before' in wanted) throw badRequest(staffText('noOldAddress'));
        if ('why' in wanted) throw badRequest(wanted.why, { [wanted.field]: [wanted.why] });
        const before = await redirectAt(unit.db, wanted.path, now.toISOString());
        const { circles } = await keepRedirects(unit, [wanted]);
        if (circles.length > 0) {
          const why = staffText('leadsRound');
          throw badRequest(why, { target: [why] });
        }
        const made = await redirectAt(unit.db, wanted.path, now.toISOString());
        if (!made) throw badRequest(staffText('leadsRound'));
        const logged = ({ old_path, target }: Pick<typeof made, 'old_path' | 'target'>) => ({ old_path, target });
        await unit.audit({
          action: 'set_redirect',
          resource: RESOURCE,
          resourceId: made.id,
          ...(before && { before: logged(before) }),
          after: logged(made),
        });
        return made;
      }),
    ),
    implement('DELETE /redirects/{id}/', ({ currentUser, parameters: { id } }) =>
      write(currentUser.userId, async (unit) => {
        const before = await removeRedirect(unit, id);
        await unit.audit({ action: 'remove_redirect', resource: RESOURCE, resourceId: id, before });
        unit.changes('pages', [ORDER]);
      }),
    ),
    implement('POST /redirects/table/', async ({ currentUser, body, language }) => {
      const rows = readRedirectTable(body.text);
      const written = rows.map(({ cells: [from = '', target = ''] }) => ({ from, target }));
      try {
        return await write(currentUser.userId, async (unit) => {
          const read = await readWanted(unit, written, publicUrl);
          const wanted = read.filter((one): one is StaffRedirect => 'path' in one);
          const { added, changed, same, circles } = await keepRedirects(unit, wanted);
          const whyNot = (place: number): string | undefined => {
            const one = read[place];
            if (one === undefined || 'path' in one)
              return one && circles.includes(one.path) ? staffText('leadsRound') : undefined;
            if ('before' in one) return staffText('statedBefore', rows[one.before]?.row ?? 0);
            return (rows[place]?.cells.length ?? 0) < 2 ? staffText('twoColumns') : one.why;
          };
          const refused = rows.flatMap(({ row, cells: [from = '', target = ''] }, place) => {
            const why = whyNot(place);
            return why === undefined ? [] : [{ row, from, target, why: worded(why, language) }];
          });
          const taken = { added: added.length, changed: changed.length, same: same.length, refused };
          if (body.is_trial) throw new OnlyTried(taken);
          const after = { added: taken.added, changed: taken.changed };
          if (taken.added + taken.changed > 0) await unit.audit({ action: 'import', resource: RESOURCE, after });
          return taken;
        });
      } catch (error) {
        if (error instanceof OnlyTried) return error.taken;
        throw error;
      }
    }),
    implement('GET /redirects/at/', ({ query: { address }, now }) => tryAddress(db, led, address, now.toISOString())),
    implement('GET /redirects/missed/', async ({ query }) =>
      asPage(await listMissed(db, query, sliceOf(query, MAX_PAGE_SIZE)), '/redirects/missed/', query),
    ),
    implement('PATCH /redirects/missed/{id}/', ({ currentUser, parameters: { id }, body: { is_dismissed } }) =>
      write(currentUser.userId, (unit) => dismissMissed(unit.db, id, is_dismissed)),
    ),
    implement('GET /redirects/links/', async ({ currentUser, query, now }) => {
      const found = query.search ? isInAddress(db, ['link.path', 'link.words'], query.search) : undefined;
      const part = sliceOf(query, MAX_PAGE_SIZE);
      const listed = await deadLinks(db, now.toISOString(), mayOf(currentUser), part, found);
      return asPage(listed, '/redirects/links/', query);
    }),
    implement('GET /redirects/links/{resource}/{record}/', async ({ currentUser, parameters, now }) => {
      const described = translatables.find(({ resource }) => resource === parameters.resource);
      if (!described) throw notFound();
      if (!may(currentUser, described.view)) throw notAllowed();
      return troublesOf(db, parameters, now.toISOString(), mayOf(currentUser));
    }),
  ];
}
