import { describe, expect, test } from 'vitest';
import { staffPledgeInput } from '../../../domain/giving/pledge.ts';
import type { DonationInterest } from '../../../domain/submissions/donations.ts';
import { begunPledge } from './begun.ts';

const interest: DonationInterest = {
  id: 7,
  full_name: 'Aline Uwase',
  email: 'aline@example.org',
  phone: '0788 111 222',
  organization: '',
  donation_type: 'monthly',
  estimated_amount: '$100-250',
  message: 'For the school.',
  preferred_contact_method: 'email',
  best_contact_time: '',
  status: 'contacted',
  created_at: '2026-11-20T08:00:00.000Z',
  submitted_at: '2026-11-20T08:00:00.000Z',
  assignee: null,
  next_action_on: null,
  is_overdue: false,
  deleted_at: null,
};

describe('the form of a pledge', () => {
  test('begins empty for somebody who called', () => {
    expect(begunPledge(undefined)).toMatchObject({ full_name: '', amount: '', rhythm: 'once', interest_id: null });
  });

  test('begins with what a donation interest says, and follows it', () => {
    expect(begunPledge(interest)).toMatchObject({
      full_name: 'Aline Uwase',
      email: 'aline@example.org',
      phone: '0788 111 222',
      rhythm: 'monthly',
      interest_id: 7,
    });
    expect(begunPledge({ ...interest, donation_type: 'one_time' }).rhythm).toBe('once');
  });

  test('asks for the amount, which a donation interest only estimates', () => {
    const { error } = staffPledgeInput.safeParse(begunPledge(interest));
    expect(error?.issues.map(({ path }) => path[0])).toEqual(['amount']);
  });
});
