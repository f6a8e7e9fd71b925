/** What is said of a change of a donation interest's status: spec section 8. */
export const statusTexts = {
  updated: 'Donation status updated successfully!',
  failed: 'Failed to update donation status.',
};
