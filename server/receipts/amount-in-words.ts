import { amountsIn } from '../../domain/giving/amount-in-words.ts';
import type { Money } from '../../domain/giving/money.ts';
import type { Language } from '../../domain/languages.ts';
import { catalogues } from '../../locales/catalogues.ts';

/** `Un million deux cent cinquante mille francs rwandais`. Throws for an amount below zero, for which there are no words. */
export const amountInWords = (money: Money, language: Language): string =>
  amountsIn(catalogues[language].receipts, catalogues[language].amounts.grammar)(money);
