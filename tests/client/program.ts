import { ok } from '@oazapfts/runtime';
import * as intambwe from './intambwe.ts';

// Another program, as somebody writes it who has only the generated client. The test puts that beside it, and compiles both.

const PAGE_SIZE = 2;

/** The titles of all posts in Kinyarwanda, a page after the other. */
async function titlesInKinyarwanda(): Promise<string[]> {
  const titles: string[] = [];
  for (let page = 1; ; page += 1) {
    const posts = await ok(intambwe.listPosts({ language: 'rw', page, pageSize: PAGE_SIZE, ordering: 'created_at' }));
    if (Array.isArray(posts)) throw new Error('A page was asked for');
    titles.push(...posts.results.map(({ title }) => title));
    if (posts.next === null) return titles;
  }
}

export interface Account {
  email: string;
  password: string;
}

/** All that the other program does; `takeCode` reads the mail with the code. */
export async function work(url: string, account: Account, takeCode: () => Promise<string>) {
  intambwe.defaults.baseUrl = `${url}/api`;
  const titles = await titlesInKinyarwanda();

  const { challenge } = await ok(intambwe.login(account));
  const signedIn = await ok(intambwe.verifyOtp({ email: account.email, otp: await takeCode(), challenge }));
  const headers = { Authorization: `Bearer ${signedIn.access}` };

  const event = await ok(
    intambwe.createEvent(
      {
        title: 'Market day',
        description: '<p>Everybody is welcome.</p>',
        start_date: '2026-12-04T09:00:00+02:00',
        end_date: '2026-12-04T12:00:00+02:00',
        is_active: true,
      },
      { headers },
    ),
  );

  const visitor = { full_name: 'Aline Uwase', phone: '+250 788 123 456', started_at: 5000 };
  const thanks = await ok(intambwe.registerForEvent(event.id, { ...visitor, email: 'aline@example.org' }));
  const refused = await intambwe.registerForEvent(event.id, { ...visitor, email: 'aline at example' });

  const seen = await ok(intambwe.getEvent(event.id, {}, { headers }));
  return {
    titles,
    user: signedIn.user.email,
    thanks: thanks.message,
    registered: 'registered' in seen ? seen.registered : undefined,
    errors: refused.status === 400 ? refused.data.errors : undefined,
  };
}
