import { afterEach, beforeEach, expect, vi } from 'vitest';

// What the product writes as an error is a failure of the test that made it do so.
beforeEach(() => {
  vi.spyOn(console, 'error');
});

afterEach(() => {
  expect(console.error).not.toHaveBeenCalled();
  vi.restoreAllMocks();
});
