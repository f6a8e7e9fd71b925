import { RequestFailed } from '../../request.ts';

/** The texts of the specification (section 8) for calls that the server refuses without a message. */
const defaultWords: Readonly<Record<string, string>> = {
  'GET /users/': 'Error fetching Users.',
  'GET /userDetails/{id}/': 'Error fetching user details.',
  'POST /register/': 'An error occurred while registering the user.',
  'PUT /update-user/{id}/': 'An error occurred while updating the users.',
  'GET /roles/': 'Error fetching Roles.',
  'POST /roles/': 'An error occurred while registering the Role.',
  'GET /ads/': 'Error fetching Ads.',
  'POST /ads/': 'Error creating Ads.',
  'GET /posts/': 'Error fetching Blogs.',
  'POST /posts/': 'Error creating Blogs.',
  'PUT /posts/{id}/': 'Error updating Blogs.',
  'GET /announcements/': 'Error fetching Announcements.',
  'POST /announcements/': 'Error creating announcement.',
  'GET /gallery/': 'Error fetching Gallery.',
  'POST /gallery/': 'Error creating gallery item.',
  'GET /gallery-categories/': 'Error fetching Gallery-categories.',
  'POST /gallery-categories/': 'Error creating gallery-categories.',
  'GET /events/': 'Error fetching Events.',
  'POST /events/': 'Error creating event.',
  'GET /admin-contacts/': 'Error fetching Contacts.',
  'GET /admin-donations/': 'Error fetching Donation.',
};

/** Throws the failure of a call on, with words. */
export function failWithWords(key: string, failure: unknown): never {
  const words = defaultWords[key];
  if (words !== undefined && failure instanceof RequestFailed && failure.status !== 0 && failure.message === '')
    throw new RequestFailed(failure.status, { detail: words });
  throw failure;
}
