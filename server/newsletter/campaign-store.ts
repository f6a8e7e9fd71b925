import type { ExpressionBuilder, Selectable } from 'kysely';
import {
  type Campaign,
  type CampaignInput,
  type CampaignOrder,
  campaignStatus,
  campaignTexts,
  type ListedCampaign,
} from '../../domain/campaign.ts';
import { campaignFields } from '../../domain/campaign-fields.ts';
import type { ListQuery } from '../../domain/listing.ts';
import type { Database } from '../database/open.ts';
import type { Tables } from '../database/tables.ts';
import { writtenColumns } from '../fields/writer.ts';
import { sanitise } from '../html/sanitise.ts';
import { conflict } from '../http/http-error.ts';
import { type Listed, type Orders, runList, type Slice, sorted } from '../resource/listing.ts';
import { isFoundInOrder } from '../resource/searching.ts';
import type { ResourceStore } from '../resource/store.ts';

const listedColumns = [
  'id',
  'subject',
  'status',
  'problem',
  'recipients',
  'queued_up_to',
  'sent_and_gone',
  'send_at',
  'missed',
  'started_at',
  'finished_at',
  'created_at',
  'updated_at',
  'deleted_at',
] as const;

/** Nothing is said of when the campaign is to go out, or was to. */
export const noTime = { send_at: null, missed: null };

type Row = Omit<ListedCampaign, 'status' | 'progress' | 'can'> &
  Pick<Selectable<Tables['newsletter_campaigns']>, 'status' | 'recipients' | 'queued_up_to' | 'sent_and_gone'>;

/** The condition for what `campaignStatus` calls scheduled, outside the trash. */
export const isScheduled = ({ and, eb }: ExpressionBuilder<Tables, 'newsletter_campaigns'>) =>
  and([
    eb('status', '=', 'draft'),
    eb('send_at', 'is not', null),
    eb('missed', 'is', null),
    eb('deleted_at', 'is', null),
  ]);

/** The campaigns with how far each has come; one query, however many there are. */
async function withProgress<Listed extends Row>(db: Database, campaigns: readonly Listed[]) {
  if (campaigns.length === 0) return [];
  const counted = await db
    .selectFrom('mails')
    .select(({ fn }) => [
      'campaign_id',
      fn.countAll<number>().as('queued'),
      fn.count<number>('sent_at').as('sent'),
      fn.count<number>('failed_at').as('failed'),
    ])
    .where(
      'campaign_id',
      'in',
      campaigns.map(({ id }) => id),
    )
    .groupBy('campaign_id')
    .execute();
  const byCampaign = new Map(counted.map((count) => [count.campaign_id, count]));
  return campaigns.map(({ recipients, queued_up_to, sent_and_gone, ...campaign }) => {
    const kept = byCampaign.get(campaign.id) ?? { queued: 0, sent: 0, failed: 0 };
    const { queued, sent, failed } = { ...kept, queued: kept.queued + sent_and_gone, sent: kept.sent + sent_and_gone };
    // Somebody may have confirmed at the very moment of sending.
    const total = Math.max(recipients ?? 0, queued);
    // The row of a subscriber who left before their turn is gone; later ones are not queued yet.
    const left = queued_up_to === null ? total - queued : 0;
    const status = campaignStatus(campaign);
    return { ...campaign, status, progress: { total, waiting: total - sent - failed - left, sent, failed, left } };
  });
}

export async function findCampaign(db: Database, id: number): Promise<Campaign | undefined> {
  const found = await db
    .selectFrom('newsletter_campaigns')
    .select(listedColumns)
    .select('content')
    .where('id', '=', id)
    .execute();
  return (await withProgress(db, found))[0];
}

export function campaignStore(publicUrl: string): ResourceStore<Campaign, CampaignInput> {
  const clean = (html: string) => sanitise(html, publicUrl);

  return {
    find: findCampaign,

    async create(db, input, now) {
      const { id } = await db
        .insertInto('newsletter_campaigns')
        .values({
          ...(await writtenColumns(campaignFields, input, { isNew: true, clean })),
          status: 'draft',
          problem: null,
          recipients: null,
          queued_up_to: null,
          started_at: null,
          finished_at: null,
          created_at: now,
          updated_at: now,
          deleted_at: null,
        })
        .returning('id')
        .executeTakeFirstOrThrow();
      return id;
    },

    async update(db, id, input, stamp) {
      const columns = await writtenColumns(campaignFields, input, { isNew: false, clean });
      await db
        .updateTable('newsletter_campaigns')
        .set({ ...columns, updated_at: stamp })
        .where('id', '=', id)
        .execute();
    },

    /** Throws a 409 for a campaign that has gone to somebody: it stays. One that was to go out does not go, nor when it is restored. */
    async setDeleted(db, id, at) {
      const { numUpdatedRows } = await db
        .updateTable('newsletter_campaigns')
        .set({ deleted_at: at, ...noTime })
        .where('id', '=', id)
        .where('status', '=', 'draft')
        .executeTakeFirst();
      if (numUpdatedRows === 0n) throw conflict(campaignTexts.written);
    },
  };
}

const orders: Orders<CampaignOrder, 'newsletter_campaigns'> = {
  created_at: 'created_at',
  subject: 'folded_text',
  status: 'status',
};

/** Every campaign, or those in the trash; newest first by default. */
export async function listCampaigns(
  db: Database,
  { search, ordering, trash }: ListQuery,
  slice: Slice,
): Promise<Listed<ListedCampaign>> {
  const list = db
    .selectFrom('newsletter_campaigns')
    .select(listedColumns)
    .where('deleted_at', trash ? 'is not' : 'is', null);
  const found = search ? list.where(isFoundInOrder(db, 'newsletter_campaigns', 'id', search)) : list;
  const { count, results } = await runList(db, sorted(found, ordering, orders, '-created_at'), slice);
  return { count, results: await withProgress(db, results) };
}
