import { PassThrough } from 'node:stream';
import { setImmediate } from 'node:timers/promises';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { MEGABYTE } from '../../domain/upload.ts';
import { readRest } from './limited-handler.ts';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
});
afterEach(() => {
  vi.useRealTimers();
});

/** A body whose rest is being read, and whether that is over. */
function refused() {
  const body = new PassThrough();
  const state = { body, isOver: false };
  void readRest(body).then(() => {
    state.isOver = true;
  });
  return state;
}

test('a refused body is read until it ends', async () => {
  const state = refused();
  state.body.write('more');
  await setImmediate();
  expect(state.isOver).toBe(false);
  state.body.end('the last');
  await setImmediate();
  expect(state.isOver).toBe(true);
});

test('a client that hangs up is not waited for', async () => {
  const state = refused();
  state.body.destroy();
  await setImmediate();
  expect(state.isOver).toBe(true);
});

test('no more is read of it than a picture has', async () => {
  const state = refused();
  const piece = Buffer.alloc(MEGABYTE);
  let taken = 0;
  while (!state.isOver && taken < 100) {
    state.body.write(piece);
    taken += 1;
    await setImmediate();
  }
  expect(taken).toBe(65);
  expect(state.body.isPaused()).toBe(true);
});

test('a client that sends nothing for a second waits for the answer, and gets it', async () => {
  const state = refused();
  await vi.advanceTimersByTimeAsync(999);
  expect(state.isOver).toBe(false);
  await vi.advanceTimersByTimeAsync(1);
  expect(state.isOver).toBe(true);
});

test('a client that sends a byte now and then keeps the connection for ten seconds at most', async () => {
  const state = refused();
  let seconds = 0;
  for (; !state.isOver && seconds < 60; seconds += 0.5) {
    state.body.write('x');
    await setImmediate();
    await vi.advanceTimersByTimeAsync(500);
  }
  expect(seconds).toBe(10);
});
