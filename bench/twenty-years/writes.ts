import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import type { Client } from './client.ts';
import { endsOf } from './record-ends.ts';
import { dayAt } from './site.ts';

/** Something that visitors or staff write. What it needs is made by `prepare`, which is not timed. */
interface TimedWrite {
  name: string;
  prepare(): Promise<() => Promise<Response>>;
}

const made = z.looseObject({ id: z.int() });
const oldPost = z.looseObject({ title: z.string(), excerpt: z.string(), content: z.string() });

/** What visitors and staff write most: each time something else. */
export async function writesOf(client: Client): Promise<TimedWrite[]> {
  const { read, send } = client;
  const [post = ''] = await endsOf(client, '/posts/');
  const [giver = ''] = await endsOf(client, '/givers/');
  const sources = z.array(made.extend({ kind: z.string() }));
  // What is entered by hand came in as cash.
  const source = (await read('/api/payment-sources/', sources)).find(({ kind }) => kind === 'cash');
  let count = 0;
  const next = () => {
    count += 1;
    return count;
  };
  const pay = () =>
    send('POST', '/api/payments/', {
      ...{ source_id: source?.id, day: dayAt(Date.now()), amount: '5000', payer_name: 'Keza Uwase' },
      ...{ payer_phone: '+250 788 100 100', reference: '', text: `Number ${next()}`, key: randomUUID() },
    });
  const contact = () => ({
    ...{ name: 'Keza Uwase', email: `keza${next()}@place1.example`, phone: '+250 788 100 100' },
    ...{ subject_type: 'general', subject: `May I come ${count}?`, message: 'I would like to see the garden.' },
    idempotency_key: randomUUID(),
  });
  return [
    {
      name: 'a post is saved',
      async prepare() {
        const { title, excerpt, content } = await read(`/api/posts/${post}/`, oldPost);
        const changed = { title: `${title.replace(/ \d+$/, '')} ${next()}`, excerpt, content, status: 'published' };
        return () => send('PUT', `/api/posts/${post}/`, changed);
      },
    },
    { name: 'a contact message', prepare: async () => () => send('POST', '/api/contact/', contact()) },
    {
      name: 'a pledge',
      prepare: async () => () =>
        send('POST', '/api/pledges/', {
          amount: '5000',
          email: `keza${next()}@place1.example`,
          full_name: 'Keza Uwase',
        }),
    },
    { name: 'a payment is entered', prepare: async () => pay },
    {
      name: 'a payment is assigned, which makes a gift',
      async prepare() {
        const { id } = made.parse(await (await pay()).json());
        return () =>
          send('POST', `/api/payments/${id}/gifts/`, { shares: [{ amount: 5_000, giver_id: Number(giver) }] });
      },
    },
  ];
}
