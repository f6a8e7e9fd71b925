export const language = 'Ururimi';
export const hint = 'Ubuyobozi bw’urubuga bugaragara muri uru rurimi, ku bikoresho byose.';
export const save = 'Bika ururimi';
export const saving = 'Birabikwa...';
export const notSaved = 'Ururimi ntirwabitswe.';
export const saved = 'Ururimi rwabitswe.';
