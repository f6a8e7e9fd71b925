import { expect, test } from 'vitest';
import { DiskFull } from '../http/outage.ts';
import { worded } from '../http/reply-words.ts';
import { backupProblem } from './backup-problem.ts';

test('a backup that would fill the disk says how much must stay free, and what to do', () => {
  const says = worded(backupProblem(new DiskFull()), 'en');
  expect(says).toContain('a backup leaves the last 64\u00a0MB of its disk free');
  expect(says).toContain('Delete what you do not need there');
});
