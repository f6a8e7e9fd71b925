import { ArrowDownLeft, ArrowUpRight } from 'lucide-react';
import * as words from '#locale/dashboard/payments.ts';
import type { Money } from '../../../domain/giving/money.ts';
import { showMoney } from '../../ui/money.ts';

/** An amount of a statement, and whether it came in or went out, in a word and a sign beside its colour. */
export function Amount({ money }: { money: Money }) {
  const isOut = money.amount < 0;
  const Icon = isOut ? ArrowUpRight : ArrowDownLeft;
  return (
    <span className="inline-flex items-baseline gap-2 whitespace-nowrap">
      <span className="font-semibold tabular-nums">{showMoney(money)}</span>
      <span className={`inline-flex items-center gap-1 self-center text-sm ${isOut ? 'text-warning' : 'text-success'}`}>
        <Icon aria-hidden="true" className="size-4 shrink-0" />
        {isOut ? words.wentOut : words.cameIn}
      </span>
    </span>
  );
}
