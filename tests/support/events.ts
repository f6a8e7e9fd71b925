import { expect, type Page } from '@playwright/test';
import { addresses } from '../../domain/addresses.ts';
import type { StaffEvent } from '../../domain/event.ts';
import type { Services } from '../../server/services.ts';
import { wakeIslands } from './islands.ts';
import { signedIn } from './signed-in.ts';
import type { TestApp } from './test-app.ts';

/** A morning a week after the tests begin. */
const SOON = { start_date: '2026-11-28T07:00:00.000Z', end_date: '2026-11-28T10:00:00.000Z' };

/** Makes an event through the API, with what a test does not care about filled in. */
export async function createEvent(app: TestApp, options: Record<string, unknown> = {}): Promise<StaffEvent> {
  const { access } = await signedIn(app, { isSuperuser: true });
  const reply = await app.call('POST', '/events/', { title: 'Umuganda', ...SOON, ...options }, access);
  expect(reply.status).toBe(201);
  return reply.json();
}

/** Chooses from the menu of an event's row in the dashboard's list. */
export const chooseMore = async (page: Page, title: string, word: string) => {
  await page.getByRole('button', { name: `More for ${title}` }).click();
  await page.getByRole('menuitem', { name: word }).click();
};

/** Places left at an event, from the database: visitors are told less. */
export async function placesLeftAt({ db }: Services, id: number): Promise<number> {
  const { capacity } = await db.selectFrom('events').select('capacity').where('id', '=', id).executeTakeFirstOrThrow();
  const taken = await db
    .selectFrom('event_registrations')
    .select('id')
    .where('event_id', '=', id)
    .where('deleted_at', 'is', null)
    .execute();
  return (capacity ?? 0) - taken.length;
}
/** The public address of the event with this title. */
export async function addressOfEvent({ services }: TestApp, title: string): Promise<string> {
  const { id } = await services.db
    .selectFrom('events')
    .select('id')
    .where('title', '=', title)
    .executeTakeFirstOrThrow();
  return addresses.event({ id, title });
}

/** Opens a public page, and waits until its islands are awake. */
export async function openPage(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await wakeIslands(page);
}
