/** The fields that must agree before two payments with the same number count as one. */
export interface Money {
  day: string;
  amount: number;
}

export const keyOf = ({ day, amount }: Money) => `${day} ${amount}`;

/** Days between what an operator and a statement say of the same payment: one of them may write in another time zone. */
const DAYS_APART = 2;

/** True for the same amount within `DAYS_APART` days. */
export const isSameMoney = (one: Money, other: Money) =>
  one.amount === other.amount && Math.abs(Date.parse(one.day) - Date.parse(other.day)) <= DAYS_APART * 86_400_000;
