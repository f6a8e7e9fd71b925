import { describe, expect, test } from 'vitest';
import { serviceFinding } from './doctor/service.ts';
import { parseState } from './service.ts';

/** What `systemctl show` says of a service. */
const shown = (changes: Record<string, string>) =>
  Object.entries({
    LoadState: 'loaded',
    ActiveState: 'active',
    SubState: 'running',
    ExecMainStatus: '0',
    NRestarts: '0',
    ...changes,
  })
    .map((pair) => pair.join('='))
    .join('\n');

const find = (changes: Record<string, string>) => serviceFinding(parseState(shown(changes)));

describe('the service as systemd keeps it', () => {
  test('runs', () => expect(find({})).toMatchObject({ level: 'OK', says: 'It runs.' }));

  test('is not looked at where it is not installed', () =>
    expect(find({ LoadState: 'not-found', ActiveState: 'inactive', SubState: 'dead' })).toEqual([]));

  test.each([
    ['a folder of its unit is missing', '226', /ReadWritePaths=-\/srv\/backups/],
    ['its user is missing', '217', /user intambwe is missing/],
    ['the program ended by itself', '1', /ended with 1\. What it said: journalctl/],
  ])('does not start: %s', (_, code, says) => {
    const loop = { ActiveState: 'activating', SubState: 'auto-restart', ExecMainStatus: code, NRestarts: '7' };
    expect(find(loop)).toMatchObject({ level: 'problem', about: 'service', says: expect.stringMatching(says) });
  });

  test('was stopped by somebody', () =>
    expect(find({ ActiveState: 'inactive', SubState: 'dead' })).toMatchObject({
      level: 'problem',
      says: expect.stringContaining('intambwe restart'),
    }));
});
