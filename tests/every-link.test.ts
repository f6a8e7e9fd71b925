import { afterAll, beforeAll, expect, test } from 'vitest';
import { addEvent } from './support/factories.ts';
import { signedIn } from './support/signed-in.ts';
import { startTestApp, type TestApp } from './support/test-app.ts';
import { some } from './support/thorough.ts';
import { publishTranslation } from './support/translating.ts';
import { offerLanguages } from './support/words.ts';

let app: TestApp;
/** An event whose title makes no name in an address. */
let nameless: number;
beforeAll(async () => {
  app = await startTestApp({ sample: true });
  await offerLanguages(app, ['rw', 'fr']);
  await addEvent(app.services, { title: 'Ibirori by’umuganura n’abaturanyi' });
  nameless = await addEvent(app.services, { title: '🌱🌱' });
  const { access } = await signedIn(app, { isSuperuser: true });
  const story = { title: 'Our story', address: 'our-story', content: '<p>We began.</p>', status: 'published' };
  const { id } = await (await app.call('POST', '/pages/', story, access)).json();
  const texts = { title: 'Amateka yacu', address: 'amateka-yacu', content: '<p>Twaratangiye.</p>' };
  await publishTranslation(app, `pages/${id}/rw`, texts);
});
afterAll(() => app.close());

/** Count a press, or choose the language of the sign-in, and then lead on: that is what they are for. */
const leadsOn = /^\/ads\/\d+\/open(?:\?language=(?:rw|fr))?$|^\/(?:rw|fr)\/autho\/login$/;

/** A guid of the feed is no link that is followed: it must stay as it is. */
const guid = /<guid[^>]*>[^<]*<\/guid>/g;

/** Every address of ours in a document: links, what programs read in its head, what is passed on by a button. */
function addressesIn(text: string): string[] {
  const plain = text.replaceAll(guid, '').replaceAll('&quot;', '"').replaceAll('&amp;', '&').replaceAll('\r\n ', '');
  const links = [...plain.matchAll(/(?:href|action)="(\/[^"#]*)/g)].map(([, address = '']) => address);
  const shared = [...plain.matchAll(/wa\.me\/\?text=([^"]*)"/g)].map(([, message = '']) => decodeURIComponent(message));
  const whole = [plain, ...shared].flatMap((each) =>
    [...each.matchAll(/https:\/\/intambwe\.example(\/[^\s"'<>\\#]*)/g)].map(([, address = '']) => address),
  );
  return [...links, ...whole];
}

const isRead = (reply: Response) => /html|xml|calendar/.test(reply.headers.get('content-type') ?? '');

const visitors: readonly (readonly [string, Record<string, string>])[] = [
  ['a visitor', {}],
  ['a visitor who asks for less data', { 'save-data': 'on' }],
];

test.each(some(visitors, 1))(
  '%s meets no link on any page, feed or map, in any language, that leads on or to nothing',
  async (_, headers) => {
    const seen = new Map<string, string>([
      ['/', 'the beginning'],
      ['/robots.txt', 'the beginning'],
      ['/sitemap.xml', 'the beginning'],
      ['/feed.xml', 'the beginning'],
      ['/fr/feed.xml', 'the beginning'],
      ['/events.ics', 'the beginning'],
    ]);
    const wrong: string[] = [];
    for (const [address, from] of seen) {
      const reply = await fetch(app.url + address, { redirect: 'manual', headers });
      if (reply.status !== 200) wrong.push(`${address} on ${from}: ${reply.status}`);
      if (!isRead(reply)) {
        await reply.body?.cancel();
        continue;
      }
      for (const found of addressesIn(await reply.text())) {
        if (!leadsOn.test(found) && found !== '/low-data' && !seen.has(found)) seen.set(found, address);
      }
    }
    expect(wrong).toEqual([]);
    const records = [...seen.keys()].filter((address) => /\/(BlogDetail|EventDetails)\//.test(address));
    const bare = records.filter((address) => !/\/\d+-[a-z0-9-]+$/.test(address));
    expect(bare.sort()).toEqual(['', '/fr', '/rw'].map((language) => `${language}/EventDetails/${nameless}`));
    for (const language of ['', '/rw', '/fr']) {
      for (const page of ['BlogDetail', 'EventDetails']) {
        const own = records.filter((address) => address.startsWith(`${language}/${page}/`));
        expect([language, page, own.length > 5]).toEqual([language, page, true]);
      }
    }
    expect(seen.has('/rw/amateka-yacu')).toBe(true);
    expect(seen.has('/fr/EventDetails/1-ouverture-de-trois-groupes-depargne')).toBe(true);
  },
);
