import { expect } from '@playwright/test';
import type { StaffAdvertisement } from '../../domain/collections/advertisements.ts';
import { signedIn } from './signed-in.ts';
import type { TestApp } from './test-app.ts';

/** Makes an advertisement through the API, with what a test does not care about filled in. */
export async function addAdvertisement(
  app: TestApp,
  options: Record<string, unknown> = {},
): Promise<StaffAdvertisement> {
  const { access } = await signedIn(app, { isSuperuser: true });
  const body = {
    title: 'Market day',
    target_url: 'https://shop.example/maize',
    start_date: '2026-11-20',
    end_date: '2026-11-30',
    ...options,
  };
  const reply = await app.call('POST', '/ads/', body, access);
  expect(reply.status).toBe(201);
  return reply.json();
}
