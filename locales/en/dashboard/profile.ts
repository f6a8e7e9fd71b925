export const myProfile = 'My Profile';

// Name and password
export const name = 'Name';
export const firstName = 'First Name';
export const lastName = 'Last Name';
export const saveName = 'Save Name';
export const saving = 'Saving...';
export const nameSaved = 'Name saved.';
export const nameNotSaved = 'The name was not saved.';
export const password = 'Password';
export const newPasswordHint = 'A new password signs you out on every other device, and cancels your recovery codes.';
export const currentPassword = 'Current Password';
export const changePassword = 'Change Password';
export const passwordNotChanged = 'The password was not changed.';

// Devices
export const sessions = 'Where you are signed in';
export const sessionsHint = 'If you do not recognise a device, sign it out and change your password.';
export const loadingDevices = 'Loading your devices...';
export const devices = (count: number) =>
  count === 1 ? 'You are signed in on this device only.' : `You are signed in on ${count} devices.`;
export const signOut = 'Sign out';
export const signOutDevice = (device: string) => `Sign out ${device}`;
export const deviceSignedOut = (device: string) => `${device} is signed out.`;
export const signOutOthers = 'Sign out the others';
export const othersSignedOut = 'You are signed out on every other device.';

// Hints for newcomers
export const hints = 'Hints';
export const hintsHint = 'Hints at the top of a screen go away once you press “Got it”.';
export const showHintsAgain = 'Show the hints again';
export const hintsShownAgain = 'The hints are shown again.';

// Recovery codes
export const recoveryCodes = 'Recovery codes';
export const recoveryCodesHint =
  'If the e-mail with your sign-in code does not arrive, use one of these codes instead. Each works once.';
export const noCodes = 'You have no recovery codes.';
export const noCodesHint =
  'Create new ones now. Older codes, or codes from before you changed your password, no longer work.';
export const codesLeft = (count: number) =>
  count === 1 ? 'You have 1 recovery code left.' : `You have ${count} recovery codes left.`;
export const yourPassword = 'Your Password';
export const passwordHint = 'To confirm it’s you.';
export const codesReplaced = 'New codes replace the old ones.';
export const createCodes = (count: number) => `Create ${count} new codes`;
export const creatingCodes = 'Creating codes...';
export const codesNotCreated = 'The codes could not be created.';
export const yourRecoveryCodes = 'Your recovery codes';
export const codesFor = (email: string) =>
  `For signing in to Intambwe as ${email}. Each code works once. They are shown only once: print them or write them down, and keep them somewhere safe.`;
export const print = 'Print';
export const codesSaved = 'I have saved them';
