import type { Money } from '../../../domain/giving/money.ts';
import { showMoney } from '../../ui/money.ts';

/** An amount with its currency, with digits that stand below each other in a list. */
export function ShownMoney({ amount, currency }: Money) {
  return <span className="whitespace-nowrap tabular-nums">{showMoney({ amount, currency })}</span>;
}
