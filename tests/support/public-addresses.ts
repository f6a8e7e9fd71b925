import { firstIdOf } from './data-sets.ts';
import { makePledge } from './pledges.ts';
import type { TestApp } from './test-app.ts';

/** One of each kind of public page; a table in braces stands for the number of its first record. */
export const publicAddresses = [
  '/',
  '/Events',
  '/EventDetails/{events}',
  '/MoreBlogs',
  '/BlogDetail/{posts}',
  '/Gallery',
  '/Videos',
  '/donate',
  '/pledge/{token}',
  '/contactus',
  '/Aboutus',
  '/Mission',
  '/Vision',
  '/Mentorship',
  '/History',
  '/Team',
  '/Documents',
  '/Testimonials',
  '/Announcements',
  '/Services',
  '/Privacy',
  '/Terms',
  '/Cookies',
  '/newsletter',
  '/search',
  '/search?q=savings',
  '/offline',
];

/** The address with what stands in its braces: the number of a first record, or the token of a new pledge. */
export async function filledIn(app: Pick<TestApp, 'call' | 'services'>, address: string): Promise<string> {
  if (address.includes('{token}')) return (await makePledge(app)).address;
  const table = /\{(\w+)\}/.exec(address)?.[1];
  return table === undefined ? address : address.replace(/\{\w+\}/, String(await firstIdOf(app.services, table)));
}
