export const newPassword = 'Nouveau mot de passe';
export const newPasswordHint = (characters: number) =>
  `Au moins ${characters} caractères. Les mots de passe trop courants ne sont pas acceptés.`;
export const confirmPassword = 'Confirmer le mot de passe';
