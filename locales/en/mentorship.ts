// web/site/mentorship/page.tsx
export const aVolunteerWalksUp = 'A volunteer walks up a hill path to a household that waits at its door';
export const walkAlongsideAGroup = 'Walk alongside a group';
export const youCanHelpANew =
  'You can help a new group get started, or visit groups as a volunteer. If you would like to save with your own neighbours, we would love to hear from you.';
export const donateNow = 'Donate Now';
export const writeToUs = 'Write to us';
export const keyComponents = 'Key Components';
export const expectedOutcomes = 'Expected Outcomes';
export const mentorshipStructure = 'Mentorship Structure';
export const aSavingsGroupNeedsMore =
  'A savings group needs more than savings. It gets training, seed money and a weekly visit until it can stand on its own. Choose a pillar to see what it includes.';
export const theFourPillars = 'The four pillars';
export const fourPillarsSupportEverySavings =
  'Four pillars support every savings group: community savings, comprehensive training, seed money and weekly volunteer support.';
