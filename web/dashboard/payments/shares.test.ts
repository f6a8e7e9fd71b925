import { describe, expect, test } from 'vitest';
import { leftAfter, sharesOf, type TypedShares } from './shares.ts';

const open = { amount: 5000, currency: 'RWF' } as const;
const alice = { kind: 'pledge', id: 7, name: 'Alice', reference: 'MH6-N37T' } as const;

const share = (amount: string, changes: Partial<TypedShares['shares'][number]> = {}) => ({
  amount,
  whose: alice,
  name: '',
  email: '',
  phone: '',
  language: 'rw' as const,
  project_id: null,
  ...changes,
});

const faultsOf = (...shares: ReturnType<typeof share>[]) =>
  sharesOf(open)
    .safeParse({ shares })
    .error?.issues.map(({ path }) => path.join('.'));

describe('splitting a payment', () => {
  test('a share goes to a pledge, to a giver, or to somebody new', () => {
    const shares = [
      share('3,000'),
      share('1 500', { whose: { kind: 'giver', id: 9, name: 'Jean' }, project_id: 2 }),
      share('500', { whose: { kind: 'new' }, name: ' Rose ', phone: '0788111222' }),
    ];
    expect(sharesOf(open).parse({ shares })).toEqual([
      { amount: 3000, pledge_id: 7, giver_id: null, project_id: null, gift_id: null },
      { amount: 1500, pledge_id: null, giver_id: 9, project_id: 2, gift_id: null },
      {
        amount: 500,
        pledge_id: null,
        giver_id: null,
        giver: { name: 'Rose', email: '', phone: '0788111222', language: 'rw' },
        project_id: null,
        gift_id: null,
      },
    ]);
  });

  test('every share needs an amount and a giver', () => {
    expect(faultsOf(share('many'), share('1', { whose: null }))).toEqual(['shares.0.amount', 'shares.1.whose']);
    expect(faultsOf(share('0'))).toEqual(['shares.0.amount']);
  });

  test('shares are never more than what is open', () => {
    expect(faultsOf(share('3000'), share('2001'))).toEqual(['shares.1.amount']);
    expect(faultsOf(share('3000'), share('2000'))).toBeUndefined();
  });

  test('what stays open is told while somebody types', () => {
    expect(leftAfter(open, [{ amount: '1200' }, { amount: '' }])).toEqual({ amount: 3800, currency: 'RWF' });
    expect(leftAfter({ amount: 1050, currency: 'USD' }, [{ amount: '2.50' }])).toEqual({
      amount: 800,
      currency: 'USD',
    });
    expect(leftAfter(open, [{ amount: '6000' }]).amount).toBe(-1000);
  });
});
