import type { Page } from '@playwright/test';

/** Bytes as they travel from now on, by kind of resource. */
export function weigh(page: Page): Record<string, number> {
  const bytes: Record<string, number> = {};
  page.on('response', (response) => {
    const kind = response.request().resourceType();
    bytes[kind] = (bytes[kind] ?? 0) + Number(response.headers()['content-length'] ?? 0);
  });
  return bytes;
}
