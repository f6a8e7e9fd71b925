// On every screen before the sign-in
export const backToHome = 'Back to Home';
export const forStaff = 'This page is for staff of the organisation.';
export const email = 'E-mail';
export const saving = 'Saving...';
export const tryAgain = 'Try again';

// Signing in
export const signIn = 'Sign in';
export const password = 'Password';
export const login = 'Login';
export const loggingIn = 'Logging in...';
export const oneTimeCode = 'One-time code';
export const codeHint = (address: string) => `The code in the e-mail to ${address}. It is valid for 5 minutes.`;
export const codeOfDigits = (digits: number) => `${digits}-digit code`;
export const recoveryCode = 'Recovery code';
export const recoveryCodeHint = 'One of the ten codes that you printed or wrote down. Each works once.';
export const verify = 'Verify';
export const verifying = 'Verifying...';
export const useMailedCode = 'Use the code from the e-mail';
export const useRecoveryCode = 'No e-mail? Use a recovery code';
export const startAgain = 'Start again, for a new code';

// When the session has run out
export const signInAgain = 'Please sign in again';
export const sessionEnded = 'Your session has ended. Sign in to continue where you left off.';
export const leaveDashboard = 'Leave the dashboard instead';

// A forgotten password
export const forgotPassword = 'Forgot password';
export const emailHint = 'The address you sign in with.';
export const sendLink = 'Send the link';
export const sendAnotherLink = 'Send another link';
export const sending = 'Sending...';
export const linkNotSent = 'The link could not be sent.';
export const linkValidity = 'The link is valid for 30 minutes and works once. Check your spam folder too.';
export const backToSignIn = 'Back to the sign-in';

// A password by a mailed link
export const welcome = 'Welcome';
export const invited = 'You are invited to the staff dashboard. Choose a password to sign in with.';
export const acceptInvitation = 'Accept the invitation';
export const setNewPassword = 'Set a new password';
export const signedOutEverywhere = 'You will be signed out everywhere.';
export const setPassword = 'Set the password';
export const passwordNotSet = 'The password was not set.';
export const requestNewLink = 'Request a new link';

// A link made on the server
export const signInWithLink = 'Sign in with a link';
export const checkingLink = 'Checking the link...';
export const createFirstAccount = 'Create the first account';
export const firstAccountHint =
  'This account can do everything. It can add colleagues and choose what each of them can do.';
export const firstName = 'First Name';
export const lastName = 'Last Name';
export const firstEmailHint = 'You sign in with it, and we send your sign-in codes to it.';
export const createAccount = 'Create the account';
export const creatingAccount = 'Creating the account...';
export const accountNotCreated = 'The account could not be created.';
export const chooseNewPassword = 'Choose a new password';
export const newPasswordHint = (address: string) => `For ${address}. This account will be signed out everywhere.`;
export const signedIn = 'You are signed in';

// Before a change of accounts, and taking one back
export const enterYourPassword = 'Enter your password';
export const enterYourPasswordHint = 'Only the owner of this account may do this. Your password shows that it is you.';
export const continueWithChange = 'Continue';
export const notChanged = 'Nothing was changed.';
export const cancelChange = 'Cancel';
export const undoAddress = 'Undo the change of e-mail address';
export const undoAddressHint =
  'The account gets its old e-mail address back. Everyone is signed out of it, and its password is removed.';
export const yourPassword = 'Your password';
