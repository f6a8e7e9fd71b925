export const language = 'Langue';
export const hint = 'Le tableau de bord s’affiche dans cette langue, sur tous les appareils.';
export const save = 'Enregistrer la langue';
export const saving = 'Enregistrement...';
export const notSaved = 'La langue n’a pas été enregistrée.';
export const saved = 'Langue enregistrée.';
