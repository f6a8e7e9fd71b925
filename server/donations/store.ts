import type { DonationInterestInput } from '../../domain/donation-interest.ts';
import type { UnitOfWork } from '../database/unit-of-work.ts';

export async function addDonationInterest({ db, now }: UnitOfWork, interest: DonationInterestInput): Promise<void> {
  await db
    .insertInto('donation_interests')
    .values({
      full_name: interest.full_name,
      email: interest.email,
      phone: interest.phone,
      organization: interest.organization,
      donation_type: interest.donation_type,
      estimated_amount: interest.estimated_amount,
      message: interest.message,
      preferred_contact_method: interest.preferred_contact_method,
      best_contact_time: interest.best_contact_time,
      status: 'new',
      created_at: now,
    })
    .execute();
}
