export const language = 'Language';
export const hint = 'The dashboard is shown in this language, on every device.';
export const save = 'Save language';
export const saving = 'Saving...';
export const notSaved = 'The language was not saved.';
export const saved = 'Language saved.';
