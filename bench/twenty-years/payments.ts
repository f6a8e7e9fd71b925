import type { Currency } from '../../domain/giving/money.ts';
import type { StoredReceipt } from '../../server/receipts/content.ts';
import type { RowWriter } from './rows.ts';
import { DAY, dayAt, iso, type Site, TEN_YEARS } from './site.ts';
import type { KnownGiver } from './texts.ts';

interface GivenPledge {
  id: number;
  reference: string;
  project_id: number | null;
}

interface Given {
  giver: KnownGiver;
  when: number;
  amount: number;
  pledge: GivenPledge;
}

const currency: Currency = 'RWF';

const organisation = {
  name: 'Intambwe',
  address: 'KK 15 Ave, Kicukiro, Kigali',
  taxNumber: '',
  phone: '+250 788 000 000',
  email: 'office@example.org',
};

/** What adds payments of statements, and the gifts and receipts that come of them. */
export async function paymentsInto(site: Site, rows: RowWriter) {
  const { scale, now, chance, texts, users } = site;
  const addSource = await rows.numberedInto('payment_sources');
  const addStatement = await rows.numberedInto('statements');
  const addPayment = await rows.numberedInto('payments');
  const addGiftRow = await rows.numberedInto('gifts');
  const addReceipt = rows.into('receipts');
  const addNumber = rows.into('receipt_numbers');
  const stamp = iso(now - TEN_YEARS);
  const places = [
    { name: 'MoMo code', kind: 'mobile_money' },
    { name: 'Bank of Kigali', kind: 'bank' },
    { name: 'Office', kind: 'cash' },
  ] as const;
  const sources = places.map((place) => addSource({ ...place, currency, created_at: stamp, updated_at: stamp }));
  const statements = Array.from({ length: 5 * scale }, (_, place) => {
    const source_id = chance.pick(sources);
    const id = addStatement({
      ...{ source_id, file_name: `statement-${place}.csv`, imported_by: chance.pick(users), added: 900, known: 3 },
      created_at: iso(now - TEN_YEARS * (1 - place / (5 * scale))),
    });
    return { id, source_id };
  });
  const issued = new Map<number, number>();
  let count = 0;

  /** The statement that came soonest after this moment. */
  const statementOf = (when: number) =>
    statements[Math.floor((1 - (now - when) / TEN_YEARS) * (statements.length - 1))] ?? chance.pick(statements);

  function receive(when: number, amount: number, payment: PayerSaid & { assigned: number; set_aside: string }): number {
    count += 1;
    const { id: statement_id, source_id } = statementOf(when);
    return addPayment({
      ...{ statement_id, source_id, amount, currency, day: dayAt(when), created_at: iso(when), ...payment },
      ...{ fingerprint: `${count}-${chance.key()}`, external_id: `TX${1_000_000_000 + count}` },
    });
  }

  function receiptFor({ giver, when, amount }: Given, gift_id: number, isVoid: boolean): void {
    const year = Number(dayAt(when).slice(0, 4));
    const number = (issued.get(year) ?? 0) + 1;
    issued.set(year, number);
    const content: StoredReceipt = {
      ...{ language: 'en', issuedOn: dayAt(when + DAY), receivedOn: dayAt(when), money: { amount, currency } },
      ...{ giver: { name: giver.name }, isAnonymous: false, way: 'Mobile money', purpose: '', organisation },
    };
    addReceipt({
      ...{ year, number, gift_id, amount, currency, content: JSON.stringify(content) },
      ...{ issued_at: iso(when + DAY), issued_by: chance.pick(users) },
      sent_at: chance.happens(0.6) ? iso(when + DAY) : null,
      voided_at: isVoid ? iso(when + DAY) : null,
      void_reason: isVoid ? 'The amount was somebody else’s' : '',
    });
  }

  return {
    /** A payment that was assigned to its pledge. One gift in two hundred was taken back. */
    addGift(given: Given): void {
      const { giver, when, amount, pledge } = given;
      const isTakenBack = chance.happens(0.005);
      const payment_id = receive(when, amount, {
        ...{ payer_name: giver.name, payer_phone: giver.phone, set_aside: '', assigned: isTakenBack ? 0 : amount },
        reference: chance.happens(0.6) ? pledge.reference : '',
        text: chance.happens(0.5) ? texts.sentence('en').slice(0, 60) : '',
      });
      const gift = {
        ...{ payment_id, giver_id: giver.id, pledge_id: pledge.id, project_id: pledge.project_id },
        ...{ day: dayAt(when), created_by: chance.pick(users), created_at: iso(when) },
        currency,
      };
      const thanked_at = chance.happens(0.98) ? iso(when + DAY) : null;
      const id = addGiftRow({ ...gift, amount, reason: '', takes_back: null, thanked_at });
      const reason = 'The amount was somebody else’s';
      if (isTakenBack) addGiftRow({ ...gift, amount: -amount, reason, takes_back: id });
      if (chance.happens(0.7)) receiptFor(given, id, isTakenBack || chance.happens(0.01));
    },
    /** A payment of the last months that nobody has said whose it is, or that is no gift. */
    addOpen({ isSetAside, ending }: { isSetAside: boolean; ending: string }): void {
      const { name, phone } = texts.person('payer', count);
      receive(now - (1 + chance.below(300)) * DAY, 500 * (1 + chance.below(100)), {
        ...{ payer_name: name, payer_phone: phone, reference: '', assigned: 0 },
        ...{ text: `${texts.sentence('en').slice(0, 60)}${ending}`, set_aside: isSetAside ? 'A fee' : '' },
      });
    },
    /** To be called once all are added. */
    end(): void {
      for (const [year, last] of issued) addNumber({ year, last });
    },
  };
}

interface PayerSaid {
  payer_name: string;
  payer_phone: string;
  reference: string;
  text: string;
}
