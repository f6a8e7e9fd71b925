import * as words from '#locale/numbers.ts';
import { amountInFigures, type Money, moneyInFigures } from '../../domain/giving/money.ts';

/** An amount with its currency, as it is written in the language of the document. */
export const showMoney = (money: Money): string => moneyInFigures(money, words);

/** The amount alone. */
export const showAmount = (money: Money): string => amountInFigures(money, words);
