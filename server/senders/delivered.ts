import { donations } from '../../domain/submissions/donations.ts';
import { contactReplies } from '../contacts/store.ts';
import { holdRow } from '../database/lock.ts';
import type { Database } from '../database/open.ts';
import type { Write } from '../database/unit-of-work.ts';
import { donationReplies, donationStore } from '../donations/store.ts';
import { noteOutcome, settledReplies } from '../submissions/replies.ts';

interface Place {
  db: Database;
  write: Write;
}

/** What a donation interest becomes once somebody's reply has left. */
const CONTACTED = 'contacted';

/**
 * Notes what came of replies whose mails were taken by the mail server or given up: of this mail, or of all that nobody has noted. A new
 * donation interest is contacted from then on, on behalf of who replied; any other stays as it is.
 */
export async function noteDelivered({ db, write }: Place, mail?: number): Promise<void> {
  for (const { id, outcome } of await settledReplies(db, contactReplies, mail))
    await write(null, (unit) => noteOutcome(unit.db, contactReplies, id, outcome));
  for (const { id, of, by, outcome } of await settledReplies(db, donationReplies, mail)) {
    await write(by, async (unit) => {
      await holdRow(unit, donations.table, of);
      if (!(await noteOutcome(unit.db, donationReplies, id, outcome)) || outcome !== 'sent') return;
      const waiting = unit.db.selectFrom('donation_interests').select('id').where('status', '=', 'new');
      const isNew = await waiting.where('id', '=', of).where('deleted_at', 'is', null).executeTakeFirst();
      if (!isNew) return;
      await donationStore.setStatus(unit, of, { from: 'new', to: CONTACTED, by });
      const audited = { before: { status: 'new' }, after: { status: CONTACTED } };
      await unit.audit({ action: 'set_status', resource: donations.name, resourceId: of, ...audited });
    });
  }
}
