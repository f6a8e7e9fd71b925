/** The parts of a payment by which it is recognised when an operator or a statement names it again. */
interface ToldPayment {
  day: string;
  amount: number;
  currency: string;
  payer_name: string;
  payer_phone: string;
  reference: string;
  text: string;
  external_id: string;
  balance: unknown;
  /** Its first row alone, where it goes on below that. */
  first?: { payer_name: string; reference: string; text: string } | undefined;
}

/** What makes an entry the same in another file. Nothing that people write in a cell reaches beyond its quotation marks. */
function sameness(entry: ToldPayment): string {
  if (entry.external_id !== '') return `id:${entry.external_id}:${entry.amount < 0 ? '-' : '+'}`;
  const { day, amount, currency, payer_phone, balance } = entry;
  // As the first row has them: releases before did not join those that go on below it.
  const { payer_name, reference, text } = entry.first ?? entry;
  return JSON.stringify([day, amount, currency, payer_name, payer_phone, reference, text, balance]);
}

/**
 * Says of one entry after the other what it is known by in a file that overlaps with this one. Behind it stands how many of
 * the same came before it here and itself, so that two equal gifts on one day stay two.
 */
export function fingerprinting(): (entry: ToldPayment) => string {
  const counts = new Map<string, number>();
  return (entry) => {
    const same = sameness(entry);
    const count = (counts.get(same) ?? 0) + 1;
    counts.set(same, count);
    return `${same}#${count}`;
  };
}
