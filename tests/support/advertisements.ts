import { expect } from '@playwright/test';
import type { Advertisement } from '../../domain/advertisement.ts';
import type { House } from './house.ts';
import { signedIn } from './signed-in.ts';

/** Makes an advertisement through the API, with what a test does not care about filled in. */
export async function addAdvertisement(house: House, wishes: Record<string, unknown> = {}): Promise<Advertisement> {
  const { access } = await signedIn(house, { isSuperuser: true });
  const body = {
    title: 'Market day',
    target_url: 'https://shop.example/maize',
    start_date: '2026-11-20',
    end_date: '2026-11-30',
    ...wishes,
  };
  const reply = await house.call('POST', '/ads/', body, access);
  expect(reply.status).toBe(201);
  return reply.json();
}
