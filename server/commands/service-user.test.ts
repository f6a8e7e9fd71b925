import { chownSync, existsSync, mkdirSync, mkdtempSync, rmSync, statSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, onTestFinished, test } from 'vitest';
import { makeFolder } from './service-user.ts';

/** The number of `daemon`, an account that every Linux machine has. */
const DAEMON = 1;

/** A folder that root alone writes, with one of the service in it, and one that the service wants. */
function newPlace() {
  const root = mkdtempSync('/var/lib/intambwe-test-');
  onTestFinished(() => rmSync(root, { recursive: true }));
  const [own, wanted] = [join(root, 'own'), join(root, 'wanted')];
  mkdirSync(own);
  chownSync(own, DAEMON, DAEMON);
  mkdirSync(wanted);
  return { root, own, wanted };
}

const ownerOf = (path: string) => statSync(path).uid;
const make = (path: string) => makeFolder(path, 'daemon');

describe.skipIf(process.getuid?.() !== 0)('root makes a folder for the service (as root alone)', () => {
  test('a folder that only root can write, empty or missing', () => {
    const { root, wanted } = newPlace();
    make(wanted);
    make(join(root, 'new', 'data'));
    expect([ownerOf(wanted), ownerOf(join(root, 'new/data')), ownerOf(join(root, 'new'))]).toEqual([DAEMON, DAEMON, 0]);
  });

  test('and gives none away through a link that the service has left, at the end or on the way', () => {
    const { own, wanted } = newPlace();
    symlinkSync(wanted, join(own, 'link'));
    make(join(own, 'link'));
    make(join(own, 'link', 'new'));
    expect(existsSync(join(wanted, 'new'))).toBe(false);
    expect(ownerOf(wanted)).toBe(0);
  });

  test('and makes none where the service could place a link at any moment', () => {
    const { own } = newPlace();
    make(join(own, 'new'));
    expect(existsSync(join(own, 'new'))).toBe(false);
  });

  test('and refuses a link of its own', () => {
    const { root, wanted } = newPlace();
    symlinkSync(wanted, join(root, 'link'));
    expect(() => make(join(root, 'link'))).toThrow('is a link. Name the folder that it leads to.');
    expect(() => make(join(root, 'link', 'new'))).toThrow('is a link');
  });

  test('and leaves one that has something in it', () => {
    const { root } = newPlace();
    make(root);
    expect(ownerOf(root)).toBe(0);
  });
});
