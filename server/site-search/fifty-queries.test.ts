import { beforeAll, expect, test } from 'vitest';
import type { FoundText } from '../../domain/site-search.ts';
import { behindProxy, eachDatabase } from '../../tests/support/each-database.ts';
import { addEvent, addPost } from '../../tests/support/factories.ts';
import { offerLanguages } from '../../tests/support/words.ts';

/** Articles as a site like ours has them: what each is called, and what it says, in English, Kinyarwanda and French. */
const articles = {
  box: {
    en: ['Why the savings box has three locks', 'Three members keep one key each, so nobody opens the box alone.'],
    rw: ['Impamvu isanduku y’ubwizigame ifite ingufuri eshatu', 'Abanyamuryango batatu babika urufunguzo rumwe rumwe.'],
    fr: ['Pourquoi la caisse d’épargne a trois serrures', 'Trois membres gardent chacun une clé.'],
  },
  maize: {
    en: [
      'Drying maize before the rain',
      'Spread the cobs on a clean mat and turn them twice a day. Mould makes people ill.',
    ],
    rw: ['Kumisha ibigori mbere y’imvura', 'Mwanike ibigori ku mbuga isukuye. Uruhumbu rutera indwara.'],
    fr: ['Sécher le maïs avant la pluie', 'Étalez les épis sur une natte propre. La moisissure rend malade.'],
  },
  loans: {
    en: [
      'How a small loan is repaid',
      'Interest stays in the group. A member who cannot repay speaks with the committee.',
    ],
    rw: ['Uko inguzanyo nto yishyurwa', 'Inyungu iguma mu itsinda. Utabasha kwishyura avugana na komite.'],
    fr: ['Comment un petit prêt est remboursé', 'Les intérêts restent dans le groupe. Parlez avec le comité.'],
  },
  equality: {
    en: ['Women and men decide together', 'Equality begins at home: who carries water, who keeps the money.'],
    rw: ['Abagore n’abagabo bafatira hamwe ibyemezo', 'Uburinganire butangirira mu rugo.'],
    fr: ['Femmes et hommes décident ensemble', 'L’égalité commence à la maison.'],
  },
  coffee: {
    en: [
      'Coffee washed at Musanze station',
      'Red cherries alone are floated, pulped and washed. Fair trade pays for it.',
    ],
    rw: ['Ikawa yogejwe kuri sitasiyo ya Musanze', 'Ibitumbwe bitukura gusa ni byo byozwa.'],
    fr: ['Café lavé à la station de Musanze', 'Seules les cerises rouges sont dépulpées. Commerce équitable.'],
  },
} as const;

type Article = keyof typeof articles | 'day';

const queries: Record<'en' | 'rw' | 'fr', readonly [q: string, first: Article][]> = {
  en: [
    ['savings box', 'box'],
    ['three locks', 'box'],
    ['key', 'box'],
    ['SAVINGS', 'box'],
    ['drying maize', 'maize'],
    ['maize', 'maize'],
    ['mould', 'maize'],
    ['cobs', 'maize'],
    ['dryng', 'maize'],
    ['loan', 'loans'],
    ['repaid', 'loans'],
    ['interest', 'loans'],
    ['committee', 'loans'],
    ['comittee', 'loans'],
    ['women', 'equality'],
    ['equality', 'equality'],
    ['equalty', 'equality'],
    ['coffee', 'coffee'],
    ['coffee Musanze', 'coffee'],
    ['fair trade cherries', 'coffee'],
    ['community day', 'day'],
  ],
  rw: [
    ['isanduku', 'box'],
    ['ubwizigame', 'box'],
    ['y’ubwizigame', 'box'],
    ["y'ubwizigame", 'box'],
    ['ingufuri', 'box'],
    ['urufunguzo', 'box'],
    ['ibigori', 'maize'],
    ['kumisha ibigori', 'maize'],
    ['imvura', 'maize'],
    ['uruhumbu', 'maize'],
    ['inguzanyo', 'loans'],
    ['inguzanyi', 'loans'],
    ['abagore', 'equality'],
    ['n’abagabo', 'equality'],
    ['uburinganire', 'equality'],
    ['ikawa', 'coffee'],
    ['umuganda', 'day'],
  ],
  fr: [
    ['caisse d’épargne', 'box'],
    ['epargne', 'box'],
    ["l'épargne", 'box'],
    ['serrures', 'box'],
    ['maïs', 'maize'],
    ['mais pluie', 'maize'],
    ['épis', 'maize'],
    ['prêt', 'loans'],
    ['pret rembourse', 'loans'],
    ['l’égalité', 'equality'],
    ['egalite', 'equality'],
    ['femmes', 'equality'],
    ['café', 'coffee'],
    ['CAFE', 'coffee'],
    ['commerce equitable', 'coffee'],
  ],
};

eachDatabase('fifty queries', behindProxy, (app) => {
  const articleAt = new Map<string, string>();

  beforeAll(async () => {
    await offerLanguages(app, ['rw', 'fr']);
    for (const [name, { en, rw, fr }] of Object.entries(articles)) {
      const id = await addPost(app.services, { title: en[0], excerpt: '', content: `<p>${en[1]}</p>` });
      articleAt.set(`/BlogDetail/${id}`, name);
      await app.services.write(null, async ({ db, now }) => {
        for (const [language, [title, content]] of Object.entries({ rw, fr }))
          for (const [field, published] of Object.entries({ title, content: `<p>${content}</p>` }))
            await db
              .insertInto('translations')
              .values({
                ...{ resource: 'posts', record: String(id), language, field, published, updated_at: now },
                ...{ published_fingerprint: null, published_source: null, draft: null, draft_fingerprint: null },
                ...{ draft_source: null, updated_by: null },
              })
              .execute();
      });
    }
    const day = await addEvent(app.services, {
      title: 'Community day',
      description: '<p>Umuganda with everybody.</p>',
    });
    articleAt.set(`/EventDetails/${day}`, 'day');
  });

  let visitors = 0;
  test.each(Object.entries(queries))('in %s have the right first answer', async (language, asked) => {
    const answers = new Map<string, string | undefined>();
    for (const [q] of asked) {
      visitors += 1;
      const reply = await app.get(`/api/search/?q=${encodeURIComponent(q)}&language=${language}`, {
        'x-forwarded-for': `10.0.0.${visitors}`,
      });
      const { results }: { results: FoundText[] } = await reply.json();
      answers.set(q, articleAt.get(results[0]?.address.replace(/^\/(?:rw|fr)(?=\/)|(?<=\/\d+)-.*/g, '') ?? ''));
    }
    expect(Object.fromEntries(answers)).toEqual(Object.fromEntries(asked));
  });
});
