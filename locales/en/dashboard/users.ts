// The list
export const userManagement = 'User Management';
export const subtitle = 'People with an account, and what they can do.';
export const users = 'Users';
export const user = 'User';
export const newUser = '+ New User';
export const searchUsers = 'Search users';
export const searchedInUsers = 'Search names and e-mail addresses';
export const loadingUsers = 'Loading users...';
export const failedToLoadUsers = 'Failed to load users';
export const noMatch = 'No users found matching your filters';
export const total = (count: number, { first, last }: { first: number; last: number }) =>
  `Showing ${first} to ${last} of ${count} ${count === 1 ? 'user' : 'users'}`;
export const name = 'Name';
export const email = 'Email';
export const status = 'Status';
export const allStatus = 'All Status';
export const created = 'Created';
export const active = 'Active';
export const inactive = 'Inactive';
export const verified = 'Verified';
export const role = 'Role';
export const allRoles = 'All Roles';
export const staff = 'Staff';
export const regular = 'Regular';
export const view = 'View';
export const viewDetailsOf = (name: string) => `View details of ${name}`;

// Deleting
export const signedOutAtOnce = 'They are signed out on every device at once.';
export const deleteQuestion = (name: string) => `Delete the account of ${name}?`;
export const deleteAccount = 'Delete the account';
export const cannotSignIn = (name: string, email: string) =>
  `${name} (${email}) is signed out on every device at once, and can no longer sign in.`;
export const rolesHeld = (roles: string) => `Roles: ${roles}.`;
export const canBeRestored = 'What they have written stays. You can restore the account for 30 days.';

// The details
export const backToUsers = 'Back to Users';
export const loadingUser = 'Loading user details...';
export const userNotFound = 'User Not Found';
export const userNotFoundHint = 'The requested user could not be found.';
export const errorLoadingUser = 'Error Loading User';
export const failedToLoadUser = 'Failed to load user data';
export const personalInformation = 'Personal Information';
export const emailAddress = 'E-mail';
export const username = 'Username';
export const fullName = 'Full Name';
export const roles = 'Roles';
export const noRoles = 'No roles assigned';
export const accountTimeline = 'Account Timeline';
export const lastUpdated = 'Last Updated';
export const lastLogin = 'Last Login';
export const neverLoggedIn = 'Never logged in';
export const invitationExpires = 'Invitation expires (verification token)';
export const staffMember = 'Staff Member';
export const superuser = 'Superuser';

// What can be done with an account
export const inviteAgain = 'Invite again';
export const invitationGoesTo = (email: string) =>
  `A new invitation is saved. It is sent to ${email} as soon as the mail server takes it.`;
export const deactivate = 'Deactivate';
export const activate = 'Activate';
export const deactivated = 'Account deactivated. The user is signed out.';
export const activated = 'Account activated.';
export const editUser = 'Edit User';
export const signIns = 'Sign-ins';
export const notSignedIn = 'Not signed in anywhere';
export const signOutEverywhere = 'Sign out everywhere';
export const signedOutEverywhere = 'The user is signed out everywhere.';

// Security
export const securityAlerts = 'Security Alerts';
export const failedAttempts = (count: number) =>
  count === 1 ? '1 failed login attempt' : `${count} failed login attempts`;
/** A moment follows. */
export const lockedUntil = 'Account locked until';
/** Follows the moment. */
export const lockedWhereItFailed = '(where the sign-in failed; signing in from elsewhere may still work)';
export const twoFactor = 'Two-factor authentication enabled';
/** A moment follows. */
export const codeSent = 'code sent';
export const unlock = 'Unlock the account';
export const unlocked = 'Account unlocked.';

// The form
export const createMode = 'Create Mode';
export const editMode = 'Edit Mode';
export const basicInformation = 'Basic Information';
export const firstName = 'First Name';
export const lastName = 'Last Name';
export const securitySettings = 'Security Settings';
export const password = 'Password';
export const passwordHints = {
  new: (characters: number) => `At least ${characters} characters.`,
  other: (characters: number) =>
    `At least ${characters} characters. Leave empty to keep the current password. A new one signs the user out everywhere.`,
};
export const confirmPassword = 'Confirm Password';
export const sendInvitation = 'Send an invitation instead';
export const sendInvitationHint = 'We e-mail the new user a link, valid for 72 hours, to choose a password.';
/** `profile` is the link to one's own profile. */
export const changeYourOwnPassword = <Part>(profile: Part) => ['Change your own password under ', profile, '.'];
export const myProfile = 'My Profile';
export const roleAssignment = 'Role Assignment';
export const roleAssignmentHint = 'What the user can do. You can only give permissions you have yourself.';
export const loadingRoles = 'Loading roles...';
export const failedToLoadRoles = 'Failed to load roles';
export const noRolesAvailable = 'No roles available';
export const inactiveRole = (role: string) => `${role} (inactive)`;
export const accountSettings = 'Account Settings';
export const activeHint = 'Can sign in and use the dashboard.';
export const verifiedHint = 'The e-mail address is confirmed.';
export const staffHint = 'Can be asked to follow up donation interests. This gives no permissions.';
export const superuserHint = 'Has every permission.';
export const onlySuperuser = 'Only a superuser can change this.';
export const createUser = 'Create User';
export const updateUser = 'Update User';
export const saving = 'Saving...';
export const failedToSave = 'Failed to create or update user';
export const userCreated = 'User created successfully';
export const userUpdated = 'User updated successfully';
