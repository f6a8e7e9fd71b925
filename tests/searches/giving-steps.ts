import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import type { Walk } from './walk.ts';

// Money at random: pledges, payments, whose gifts they are, receipts, and all of it taken back.

async function pledge(walk: Walk): Promise<void> {
  await walk.call('POST', '/pledges/by-staff/', {
    ...{ amount: String(100 * (1 + walk.below(9))), currency: 'RWF', rhythm: walk.one(['once', 'once', 'monthly']) },
    ...{ full_name: walk.text(), email: walk.one(['', walk.email()]), phone: walk.phone(), message: walk.text() },
    project_id: walk.one([null, (await walk.idOf('projects')) ?? null]),
  });
}

async function pledgeStatus(walk: Walk): Promise<void> {
  const id = await walk.idOf('pledges');
  if (id !== undefined) await walk.call('PATCH', `/pledges/${id}/status/`, { status: walk.one(['open', 'cancelled']) });
}

async function payment(walk: Walk): Promise<void> {
  await walk.call('POST', '/payments/', {
    ...{ source_id: await walk.idOf('payment_sources'), key: randomUUID(), amount: String(100 * (1 + walk.below(9))) },
    ...{ day: walk.app.services.clock().toISOString().slice(0, 10), payer_name: walk.text() },
    ...{ payer_phone: walk.phone(), reference: walk.one(['', 'Office']), text: walk.text() },
  });
}

/** A payment becomes one gift or two: for a pledge, of a giver, or of somebody who is not known yet. */
async function assign(walk: Walk): Promise<void> {
  const id = await walk.idOf('payments', sql`assigned < amount`);
  const shares = [];
  for (let more = walk.below(2); more >= 0; more -= 1) {
    const giver = { name: walk.text(), email: walk.one(['', walk.email().toLowerCase()]), phone: walk.phone() };
    const whose = walk.one([
      { pledge_id: await walk.idOf('pledges') },
      { giver_id: await walk.idOf('givers', sql`merged_into is null`) },
      { giver },
    ]);
    shares.push({
      amount: 50 * (1 + walk.below(4)),
      project_id: walk.one([null, (await walk.idOf('projects')) ?? null]),
      ...whose,
    });
  }
  if (id !== undefined) await walk.call('POST', `/payments/${id}/gifts/`, { shares });
}

async function takeBack(walk: Walk): Promise<void> {
  const id = await walk.idOf('gifts', sql`remaining > 0`);
  if (id !== undefined) await walk.call('POST', `/gifts/${id}/take-back/`, { reason: 'A mistake' });
}

async function setAside(walk: Walk): Promise<void> {
  const id = await walk.idOf('payments');
  if (id === undefined) return;
  if (walk.isOften()) await walk.call('POST', `/payments/${id}/take-up/`);
  else await walk.call('POST', `/payments/${id}/set-aside/`, { reason: 'A fee' });
}

async function thanks(walk: Walk): Promise<void> {
  const id = await walk.idOf('gifts', sql`remaining > 0`);
  if (id !== undefined) await walk.call(walk.one(['POST', 'DELETE']), `/gifts/${id}/thanks/`);
}

async function receipt(walk: Walk): Promise<void> {
  const gift = await walk.idOf('gifts', sql`remaining > 0`);
  const issued = await walk.idOf('receipts', sql`voided_at is null`);
  if (gift !== undefined && walk.isOften()) await walk.call('POST', `/gifts/${gift}/receipts/?by_hand=true`);
  else if (issued !== undefined) await walk.call('POST', `/receipts/${issued}/void/`, { reason: 'A mistake' });
}

async function giver(walk: Walk): Promise<void> {
  const [id, other] = [await walk.idOf('givers'), await walk.idOf('givers')];
  if (id === undefined) return;
  const action = walk.below(3);
  if (action === 0) {
    const known = { name: walk.text(), email: walk.email().toLowerCase(), phone: walk.phone() };
    await walk.call('PUT', `/givers/${id}/`, { ...known, language: 'en' });
  } else await walk.call('POST', `/givers/${id}/${action === 1 ? 'merge' : 'unmerge'}/`, { duplicate_id: other });
}

/** Each as often as it stands here. */
export const givingSteps: readonly ((walk: Walk) => Promise<void>)[] = [
  ...[pledge, pledge, pledgeStatus, payment, payment, assign, assign, assign],
  ...[takeBack, setAside, thanks, receipt, receipt, giver],
];
