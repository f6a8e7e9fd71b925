export const pleaseSignIn = 'Please sign in.';
export const notReached = 'The server cannot be reached. Check your connection and try again.';
/** For a reply that says nothing of why. */
export const notAnswered = 'The server did not answer as it should. Try again in a few minutes.';
/** `time` is one of those below. */
export const tooManyAttempts = (time: string) => `Too many attempts. You can try again ${time}.`;
export const inSeconds = (count: number) => (count === 1 ? 'in 1 second' : `in ${count} seconds`);
export const inMinutes = (count: number) => (count === 1 ? 'in 1 minute' : `in ${count} minutes`);
export const inHours = (count: number) => (count === 1 ? 'in 1 hour' : `in ${count} hours`);

/** The texts of the specification (section 8) for calls that the server refuses without a message. */
export const refused = {
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
