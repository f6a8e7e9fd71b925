import { beforeAll, expect, test } from 'vitest';
import type { SiteSettings } from '../../domain/site.ts';
import { eachDatabase } from '../../tests/support/each-database.ts';
import { addEvent } from '../../tests/support/factories.ts';
import { type SignedInUser, signedIn } from '../../tests/support/signed-in.ts';
import { STAFF_MAILBOX } from '../../tests/support/staff-mailbox.ts';

/** The text with blanks where an amount has some that do not break. */
const withPlainBlanks = (text: string) => text.trim().replaceAll(/[\u00a0\u202f]/g, ' ');

eachDatabase('notices to the organisation’s mailbox', (app) => {
  let staff: SignedInUser;

  beforeAll(async () => {
    staff = await signedIn(app, { isSuperuser: true });
    await set({ email: STAFF_MAILBOX });
    const way = { name: 'MTN MoMo', currency: 'RWF', account: '182', order: '1' };
    expect((await app.call('POST', '/payment-ways/', way, staff.access)).status).toBe(201);
  });

  /** Changes these settings, as the dashboard does. */
  async function set(changed: Partial<SiteSettings>): Promise<void> {
    const settings = await (await app.get('/api/site-settings/')).json();
    const reply = await app.call('PUT', '/site-settings/', { ...settings, ...changed }, staff.access);
    expect(reply.status).toBe(200);
  }

  /** What a visitor who reads French sends, each form in another name, and the lines of the mail that the organisation gets. */
  async function noticesOf(people: string): Promise<Record<string, string>> {
    const event = await addEvent(app.services, { title: 'Terraces', start_date: '2026-12-01T08:00:00.000Z' });
    const email = `${people}@example.net`;
    const forms: [string, object][] = [
      [
        '/contact/',
        { name: 'Aline', email, subject_type: 'partnership', subject: `Maize ${people}`, message: 'Hello' },
      ],
      [
        '/donation/interest/',
        {
          full_name: `Bosco ${people}`,
          email,
          phone: '0788 000 000',
          organization: 'Abahuje',
          donation_type: 'monthly',
          estimated_amount: '5,000',
          preferred_contact_method: 'phone',
          best_contact_time: '18:00',
          message: 'Hello',
        },
      ],
      [`/events/${event}/registrations/`, { full_name: `Claire ${people}`, email }],
      ['/pledges/', { amount: '7000', rhythm: 'monthly', full_name: `Denyse ${people}`, email }],
    ];
    const notices: Record<string, string> = {};
    for (const [path, body] of forms) {
      const headers = { 'content-type': 'application/json', 'accept-language': 'fr' };
      const sent = await fetch(`${app.url}/api${path}`, { method: 'POST', headers, body: JSON.stringify(body) });
      expect([path, sent.status]).toEqual([path, 201]);
      const { subject = '', text = '' } = await app.mailbox.take(STAFF_MAILBOX);
      notices[withPlainBlanks(subject)] = withPlainBlanks(text);
    }
    return notices;
  }

  test('are in English as long as the organisation has chosen nothing else', async () => {
    const notices = await noticesOf('first');
    expect(Object.keys(notices)).toEqual([
      'New message: Maize first',
      'New interest in donating: Bosco first',
      'New registration: Terraces',
      'New pledge: RWF 7,000',
    ]);
    const [message, interest, registration, pledge] = Object.values(notices);
    expect(message).toBe(
      [
        'Name: Aline',
        'E-mail: first@example.net',
        'About: Partnership',
        'Subject: Maize first',
        '',
        'Hello',
        '',
        'To respond: https://intambwe.example/dashboard/viewContact?open=1',
      ].join('\n'),
    );
    expect(interest).toContain('Donation type: Monthly\nAmount: 5,000\nTo be reached by: Phone\nBest time: 18:00\n');
    expect(registration).toContain('Event: Terraces\nBegins: Tuesday, 1 December 2026 at 10:00\nName: Claire first\n');
    expect(pledge).toContain('Amount: RWF 7,000 each month\nName: Denyse first\n');
  });

  test('are in French once the organisation chooses it, down to dates and amounts', async () => {
    await set({ notice_language: 'fr' });
    const notices = await noticesOf('second');
    expect(Object.keys(notices)).toEqual([
      'Nouveau message : Maize second',
      'Nouvelle intention de don : Bosco second',
      'Nouvelle inscription : Terraces',
      'Nouvelle promesse de don : 7 000 RWF',
    ]);
    const [message, interest, registration, pledge] = Object.values(notices);
    expect(message).toBe(
      [
        'Nom : Aline',
        'E-mail : second@example.net',
        'Type de demande : Partenariat',
        'Objet : Maize second',
        '',
        'Hello',
        '',
        'Pour répondre : https://intambwe.example/dashboard/viewContact?open=2',
      ].join('\n'),
    );
    expect(interest).toContain(
      'Type de don : Chaque mois\nMontant : 5,000\nÀ joindre par : Téléphone\nMeilleur moment : 18:00\n',
    );
    expect(registration).toContain(
      'Événement : Terraces\nDébut : mardi 1er décembre 2026 à 10:00\nNom : Claire second\n',
    );
    expect(pledge).toContain('Montant : 7 000 RWF chaque mois\nNom : Denyse second\n');
  });

  test('are in Kinyarwanda once the organisation chooses it', async () => {
    await set({ notice_language: 'rw' });
    const notices = await noticesOf('third');
    expect(Object.keys(notices)).toEqual([
      'Ubutumwa bushya: Maize third',
      'Uwifuza gutanga inkunga: Bosco third',
      'Uwiyandikishije mushya: Terraces',
      'Isezerano rishya: 7.000 Frw',
    ]);
    const [message, interest, registration, pledge] = Object.values(notices);
    expect(message).toContain('Icyo ubutumwa buvugaho: Ubufatanye\nUmutwe w’ubutumwa: Maize third\n');
    expect(message).toContain('Kugira ngo musubize: https://intambwe.example/dashboard/viewContact');
    expect(interest).toContain('Ubwoko bw’inkunga: Buri kwezi\nAmafaranga: 5,000\nUko yifuza kuvugishwa: Telefoni\n');
    expect(registration).toContain('Gitangira: ku wa Kabiri, 1 Ukuboza 2026, 10:00\nIzina: Claire third\n');
    expect(pledge).toContain('Amafaranga: 7.000 Frw buri kwezi\nIzina: Denyse third\n');
  });

  test('a mailbox that gets them no longer is told so in the language that it got them in', async () => {
    await set({ notice_language: 'fr' });
    await set({ notice_language: 'en', email: 'elsewhere@example.net' });
    const moved = await app.mailbox.take(STAFF_MAILBOX);
    expect(moved.subject).toBe('Les messages des visiteurs vont à une autre adresse');
    expect(moved.text).toContain('sont désormais envoyés à elsewhere@example.net');
    await set({ notice_language: 'rw' });
    await set({ email: '' });
    const removed = await app.mailbox.take('elsewhere@example.net');
    expect(removed.subject).toBe('Ubutumwa bw’abasura urubuga busigaye bujya ku yindi imeyili');
    expect(removed.text).toContain(`${staff.email} yahinduye imeyili`);
  });

  test('only a language of the site can be chosen', async () => {
    const settings = await (await app.get('/api/site-settings/')).json();
    const reply = await app.call('PUT', '/site-settings/', { ...settings, notice_language: 'de' }, staff.access);
    expect([reply.status, (await reply.json()).errors]).toEqual([
      400,
      { notice_language: ['Choose a language from the list.'] },
    ]);
  });
});
