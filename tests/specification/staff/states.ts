import type { State } from '../row.ts';
import { advertisementStates } from './advertisements.ts';
import { announcementStates } from './announcements.ts';
import { callStates } from './calls.ts';
import { categoryStates } from './categories.ts';
import { contactStates } from './contacts.ts';
import { donationStates } from './donations.ts';
import { eventStates } from './events.ts';
import { fieldStates } from './fields.ts';
import { galleryStates } from './gallery.ts';
import { overviewStates } from './overview.ts';
import { postStates } from './posts.ts';
import { registrationStates } from './registrations.ts';
import { roleStates } from './roles.ts';
import { shellStates } from './shell.ts';
import { signInStates } from './sign-in.ts';
import { transitionStates } from './transitions.ts';
import { userStates } from './users.ts';
import { validationStates } from './validation.ts';

/** Every state of the dashboard and the sign-in whose rows say what their document says. */
export const staffStates: readonly State[] = [
  ...signInStates,
  ...shellStates,
  ...overviewStates,
  ...userStates,
  ...roleStates,
  ...advertisementStates,
  ...categoryStates,
  ...postStates,
  ...eventStates,
  ...galleryStates,
  ...donationStates,
  ...registrationStates,
  ...announcementStates,
  ...contactStates,
  ...fieldStates,
  ...validationStates,
  ...callStates,
  ...transitionStates,
];
