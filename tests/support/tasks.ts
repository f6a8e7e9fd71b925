import { readFile } from 'node:fs/promises';
import { type Download, expect, type Page } from '@playwright/test';
import sharp from 'sharp';
import { addEvent, addPicture } from './factories.ts';
import { addDonation, addMessage } from './submissions.ts';
import type { TestApp } from './test-app.ts';

// The starting point and the expected result of six tasks of the staff, shared by the tests with keyboard and with touch.

/** Two pictures in the library, and one on the device. */
export async function preparePictures({ services }: TestApp) {
  await addPicture(services, '#2f178e');
  await addPicture(services, '#178e2f');
  const buffer = await sharp({ create: { width: 1200, height: 800, channels: 3, background: '#8e6b17' } })
    .jpeg()
    .toBuffer();
  return { name: 'maize.jpg', mimeType: 'image/jpeg', buffer };
}

/** Checks the public post: three pictures that load, and the table. */
export async function expectPost(page: Page, title: string): Promise<void> {
  await page.goto('/MoreBlogs');
  await page.getByRole('link', { name: title }).first().click();
  const article = page.getByRole('article').first();
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  await expect(article.locator('figure img')).toHaveCount(3);
  await expect(article.getByRole('img', { name: 'Maize on the hill' })).toHaveCount(1);
  for (const picture of await article.locator('figure img').all()) {
    await picture.scrollIntoViewIfNeeded();
    await expect.poll(() => picture.evaluate((it) => it instanceof HTMLImageElement && it.naturalWidth)).toBeTruthy();
  }
  await expect(article.getByRole('columnheader').first()).toHaveText('Village');
  await expect(article.getByRole('cell').first()).toHaveText('Kinigi');
}

/** An event to come, for which two people are registered who have had their mails. */
export async function prepareEvent(app: TestApp, title: string) {
  const plan = { start_date: '2026-12-01T08:00:00.000Z', end_date: '2026-12-01T10:00:00.000Z', location: 'Kinigi' };
  const id = await addEvent(app.services, { title, ...plan });
  const emails = ['aline', 'bosco'].map((name) => `${name}${id}@example.org`);
  for (const email of emails) {
    await app.call('POST', `/events/${id}/registrations/`, { full_name: `${email.split('@')[0]} Uwase`, email });
    await app.mailbox.take(email);
  }
  return { id, emails };
}

type Prepared = Awaited<ReturnType<typeof prepareEvent>>;

/** Both have had a mail with the new time and place, and visitors see it. */
export async function expectMoved(app: TestApp, page: Page, { id, emails }: Prepared): Promise<void> {
  for (const email of emails) {
    const { text = '' } = await app.mailbox.take(email);
    expect(text).toContain('Where: Musanze hall (before: Kinigi)');
    expect(text).toContain('Begins: Wednesday, 2 December 2026 at 14:30');
  }
  await page.goto(`/EventDetails/${id}`);
  await expect(page.getByText('Musanze hall').first()).toBeVisible();
  await expect(page.getByText(/14:30/).first()).toBeVisible();
}

/** Ten unwanted messages between two from people. */
export async function prepareSpam({ services }: TestApp, mark: string) {
  const person = (name: string, hour: number) =>
    addMessage(services, { name: `${name} ${mark}`, created_at: `2026-11-1${hour}T08:00:00.000Z` });
  await person('Early', 0);
  for (let number = 1; number <= 10; number += 1) {
    await addMessage(services, { name: `Winner ${number} ${mark}`, subject: `${mark} casino, money for free` });
  }
  await person('Late', 9);
}

/** The ten are gone, and the two are there. */
export async function expectNoSpam({ services }: TestApp, mark: string): Promise<void> {
  const left = await services.db
    .selectFrom('contact_messages')
    .select('name')
    .where('name', 'like', `% ${mark}`)
    .where('deleted_at', 'is', null)
    .orderBy('name')
    .execute();
  expect(left.map(({ name }) => name)).toEqual([`Early ${mark}`, `Late ${mark}`]);
}

/** A donor. */
export const prepareDonation = ({ services }: TestApp, full_name: string) =>
  addDonation(services, { full_name, email: 'giver@example.org', message: 'A goat for every family.' });

/** The record says who has written, what was agreed, and the next step. */
export async function expectFollowedUp({ services }: TestApp, id: number): Promise<void> {
  const { db } = services;
  const { status, next_action_on } = await db
    .selectFrom('donation_interests')
    .select(['status', 'next_action_on'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  expect({ status, next_action_on }).toEqual({ status: 'contacted', next_action_on: '2026-12-05' });
  const notes = await db.selectFrom('donation_notes').select('text').where('donation_id', '=', id).execute();
  expect(notes).toEqual([{ text: 'Thanked. Two goats in January.' }]);
}

/** A person who wrote, offered to give, comes to an event and reads the newsletter. Returns the event. */
export async function preparePerson(app: TestApp, name: string, email: string): Promise<string> {
  await addMessage(app.services, { name, email, message: 'When do you meet?' });
  await addDonation(app.services, { full_name: name, email, message: 'Fifty hoes.' });
  const title = `Terraces with ${name}`;
  const event = await addEvent(app.services, { title });
  await app.call('POST', `/events/${event}/registrations/`, { full_name: name, email });
  await app.call('POST', '/newsletter/', { email });
  return title;
}

/** The downloaded file holds all of it. */
export async function expectEverything(download: Download, title: string): Promise<void> {
  const text = await readFile(await download.path(), 'utf8');
  for (const held of ['When do you meet?', 'Fifty hoes.', title]) expect(text).toContain(held);
}
