export const newPassword = 'Ijambo ry’ibanga rishya';
export const newPasswordHint = (characters: number) =>
  `Nibura inyuguti ${characters}. Amagambo y’ibanga akoreshwa na benshi ntiyemerwa.`;
export const confirmPassword = 'Ongera wandike ijambo ry’ibanga';
