export const newPassword = 'New Password';
export const newPasswordHint = (characters: number) =>
  `At least ${characters} characters. Common passwords are not accepted.`;
export const confirmPassword = 'Confirm Password';
