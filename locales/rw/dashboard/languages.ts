export const language = 'Ururimi';
export const hint = 'Urubuga rw’abakozi rugaragara muri uru rurimi, ku bikoresho byose.';
export const save = 'Bika ururimi';
export const saving = 'Birimo kubikwa...';
export const notSaved = 'Ururimi ntirwabitswe.';
export const saved = 'Ururimi rwabitswe.';
