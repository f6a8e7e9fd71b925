import * as words from '#locale/pledge.ts';
import type { PaymentWay, Project, SuggestedAmount } from '../../../domain/collections/giving.ts';
import { type Currency, currencies, fromUnits } from '../../../domain/giving/money.ts';
import { showMoney } from '../../ui/money.ts';
import type { Option } from '../forms/Form.tsx';
import { langOf } from '../untranslated.ts';
import { suggestedValue } from './pledge-plan.ts';

interface Suggestion {
  value: string;
  /** The amount in figures, and what it does. */
  figures: string;
  effect: string;
  lang?: string | undefined;
}

/** What the form offers. */
export interface PledgeChoices {
  suggestions: Suggestion[];
  /** Those in which there is a way to pay. */
  currencies: Currency[];
  projects: Option[];
}

/** What the visitor came for. */
export interface PledgeWish {
  amount: string;
  currency: string;
  project: string;
}

/** The choices; undefined where staff have no way to pay yet. */
export function pledgeChoices(
  ways: readonly PaymentWay[],
  amounts: readonly SuggestedAmount[],
  projects: readonly Project[],
): PledgeChoices | undefined {
  if (ways.length === 0) return undefined;
  const payable = currencies.filter((currency) => ways.some((way) => way.currency === currency));
  const suggestions = amounts.filter(({ currency }) => payable.includes(currency));
  return {
    currencies: payable,
    suggestions: suggestions.map((one) => ({
      value: suggestedValue(one.units, one.currency),
      figures: showMoney(fromUnits(one.units, one.currency)),
      effect: one.effect,
      lang: langOf(one, 'effect'),
    })),
    projects: [
      { value: '', label: words.whereItIsNeeded },
      ...projects.map((one) => ({ value: String(one.id), label: one.title, lang: langOf(one, 'title') })),
    ],
  };
}

/** `?amount=5000&currency=RWF&project=2`, as a link of the site or in a mail may ask for it. */
export const readWish = (query: URLSearchParams): PledgeWish => ({
  amount: /^[1-9]\d{0,9}$/.exec(query.get('amount') ?? '')?.[0] ?? '',
  currency: currencies.find((one) => one === query.get('currency')) ?? '',
  project: /^[1-9]\d{0,9}$/.exec(query.get('project') ?? '')?.[0] ?? '',
});
