import { expect, test } from 'vitest';
import type { Status } from '../../../domain/status.ts';
import { elsewhereWarnings, factsOf, warningsOf } from './status-words.ts';

const well: Status = {
  at: '2026-11-20T08:00:00.000Z',
  clock_doubt: null,
  mail: { waiting: 0, failed: 0, waiting_since: null, is_failing: false, has_server: true },
  payments: null,
  pictures_waiting: 0,
  backup: {
    last: { made_at: '2026-11-20T01:00:00.000Z', bytes: 12_600_000, problem: null, next_try_at: null },
    proven_at: '2026-11-20T01:00:10.000Z',
    stored: [],
    is_on_same_disk: true,
  },
  copies: [],
  updates: { waiting: 0, read_at: '2026-11-20T04:00:00.000Z', problem: null },
  housekeeping: { done_at: '2026-11-20T07:30:00.000Z', problem: null },
  disk: { free: 58_000_000_000, total: 100_000_000_000, is_full: false },
  certificate_ends_at: '2026-12-20T08:00:00.000Z',
  unknown_proxy: null,
  process: { since: '2026-11-01T08:00:00.000Z', errors: 0, memory: 200_000_000 },
};

const whats = (change: Partial<Status>) => warningsOf({ ...well, ...change }).map(({ what }) => what);

test('nothing is said of what is well, nor of what has only just begun', () => {
  expect(whats({})).toEqual([]);
  expect(
    whats({
      mail: { waiting: 3, failed: 0, waiting_since: '2026-11-20T07:45:00.000Z', is_failing: false, has_server: true },
    }),
  ).toEqual([]);
  expect(
    whats({ backup: { last: null, proven_at: '2026-11-17T08:00:00.000Z', stored: [], is_on_same_disk: true } }),
  ).toEqual([]);
  expect(whats({ disk: { free: 10, total: 100, is_full: false } })).toEqual([]);
  const started = { since: '2026-11-20T07:00:00.000Z', errors: 0, memory: 1 };
  expect(
    whats({ backup: { last: null, proven_at: null, stored: [], is_on_same_disk: true }, process: started }),
  ).toEqual([]);
});

test('problems that need somebody’s attention are said in words', () => {
  expect(
    whats({
      mail: { waiting: 3, failed: 0, waiting_since: '2026-11-20T07:44:59.999Z', is_failing: false, has_server: true },
    }),
  ).toEqual(['E-mail has been waiting since 20 Nov 2026, 09:44.']);
  expect(whats({ mail: { waiting: 0, failed: 1, waiting_since: null, is_failing: false, has_server: true } })).toEqual([
    '1 e-mail could not be sent.',
  ]);
  expect(
    whats({ mail: { waiting: 0, failed: 1200, waiting_since: null, is_failing: false, has_server: true } }),
  ).toEqual(['1,200 e-mails could not be sent.']);
  expect(
    whats({ backup: { last: null, proven_at: '2026-11-17T07:59:59.999Z', stored: [], is_on_same_disk: true } }),
  ).toEqual(['No backup has passed its restore test since 17 Nov 2026, 09:59.']);
  expect(whats({ backup: { last: null, proven_at: null, stored: [], is_on_same_disk: true } })).toEqual([
    'No backup has passed its restore test yet.',
  ]);
  expect(whats({ disk: { free: 9_900_000_000, total: 100_000_000_000, is_full: false } })).toEqual([
    'The disk is nearly full: 9.9\u00a0GB of 100\u00a0GB are left.',
  ]);
  expect(whats({ disk: { free: 9, total: 10, is_full: true } })).toEqual(['The disk is full.']);
  expect(whats({ mail: { ...well.mail, has_server: false } })).toEqual(['There is no mail server.']);
  expect(factsOf({ ...well, mail: { ...well.mail, has_server: false } })[0]).toEqual({
    label: 'E-mail',
    text: 'No mail server',
  });
  expect(whats({ mail: { ...well.mail, is_failing: true } })).toEqual(['The mail server is not accepting our e-mail.']);
  expect(whats({ payments: { is_failing: false } })).toEqual([]);
  expect(whats({ payments: { is_failing: true } })).toEqual(['Givers cannot pay by phone on the website.']);
  expect(factsOf({ ...well, payments: { is_failing: true } })[1]).toEqual({
    label: 'Payments on the website',
    text: 'Not working',
  });
  expect(whats({ certificate_ends_at: '2026-11-25T08:00:00.000Z' })).toEqual([
    'The site’s certificate ends on 25 Nov 2026, 10:00.',
  ]);
  const [proxy] = warningsOf({ ...well, unknown_proxy: '127.0.0.1' });
  expect(proxy?.means).toContain('Set TRUST_PROXY=127.0.0.1 on the server.');
  expect(whats({ process: { ...well.process, errors: 2 } })).toEqual([
    'Something went wrong in the program 2 times since 1 Nov 2026, 10:00.',
  ]);
});

test('each thing says how it is', () => {
  const words = (status: Status) => Object.fromEntries(factsOf(status).map((fact) => [fact.label, fact.text]));
  expect(words(well)).toEqual({
    'E-mail': 'All sent',
    'Last backup': '20 Nov 2026, 03:00',
    'Last restore test': '20 Nov 2026, 03:00',
    Disk: '58\u00a0GB free',
    Pictures: 'All ready',
    Errors: 'None',
  });
  const other = {
    mail: { waiting: 3, failed: 2, waiting_since: well.at, is_failing: false, has_server: true },
    backup: { last: null, proven_at: null, stored: [], is_on_same_disk: true },
  };
  expect(words({ ...well, ...other, pictures_waiting: 4 })).toMatchObject({
    'E-mail': '3 waiting, 2 not sent',
    'Last backup': 'None yet',
    'Last restore test': 'Never',
    Pictures: '4 being prepared',
  });
  const next_try_at = '2026-11-20T09:00:00.000Z';
  const failed = {
    last: { made_at: well.at, bytes: null, problem: 'There is no room.', next_try_at },
    proven_at: well.at,
    stored: [],
    is_on_same_disk: true,
  };
  expect(factsOf({ ...well, backup: failed })[1]).toMatchObject({ note: 'Failed' });
  expect(warningsOf({ ...well, backup: failed })).toEqual([
    {
      what: 'The backup of 20 Nov 2026, 10:00 failed.',
      means: 'There is no room. The next try is at 20 Nov 2026, 11:00.',
    },
  ]);
});

test('copies say until when and which were proven, and what is wrong with them', () => {
  const copy = {
    place: '/srv/copies',
    copied_until: '2026-11-20T07:31:00.000Z',
    proven_at: '2026-11-20T07:00:00.000Z',
    problem: null,
  };
  expect(factsOf({ ...well, copies: [copy] })).toContainEqual({
    label: 'Copy at /srv/copies',
    text: 'Copied until 20 Nov 2026, 09:31',
    note: 'proven 20 Nov 2026, 09:00',
  });
  expect(whats({ copies: [copy] })).toEqual([]);
  expect(warningsOf({ ...well, copies: [{ ...copy, problem: 'The place is full.' }] })).toEqual([
    { what: 'The copy at /srv/copies does not protect the site.', means: 'The place is full.' },
  ]);
  expect(factsOf({ ...well, copies: [{ ...copy, copied_until: null, proven_at: null }] })).toContainEqual({
    label: 'Copy at /srv/copies',
    text: 'None yet',
  });
});

test('that nothing is kept elsewhere is said until copies go to another place or backups to another disk', () => {
  const elsewhere = (change: Partial<Status>) => elsewhereWarnings({ ...well, ...change }).map(({ what }) => what);
  expect(elsewhere({})).toEqual(['Nothing is kept elsewhere.']);
  expect(elsewhere({ backup: { ...well.backup, is_on_same_disk: false } })).toEqual([]);
  expect(elsewhere({ copies: [{ place: '/a', copied_until: null, proven_at: null, problem: null }] })).toEqual([]);
});

test('says that the machine needs updates, and that the housekeeping has stopped', () => {
  const updates = { waiting: 3, read_at: well.at, problem: 'Three wait.' };
  expect(whats({ updates: { ...updates, problem: null } })).toEqual([]);
  expect(whats({ updates: null })).toEqual([]);
  expect(warningsOf({ ...well, updates, housekeeping: { done_at: null, problem: 'It has stopped.' } })).toEqual([
    { what: 'The server needs security updates.', means: 'Three wait.' },
    { what: 'The site no longer deletes what is too old.', means: 'It has stopped.' },
  ]);
});
