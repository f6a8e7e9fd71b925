// One kind of categories: those of the blog, or of the gallery
export const blog = {
  title: 'Ibyiciro by’inkuru',
  subtitle: 'Ibyiciro inkuru zishyirwamo.',
  many: 'Ibyiciro',
  none: 'Nta cyiciro kirashyirwaho',
  noneHint: 'Mwongereho icya mbere mu rupapuro: inkuru izaboneka hakurikijwe icyiciro cyayo.',
  add: 'Ongeraho icyiciro',
  edit: 'Hindura icyiciro',
  saveFailed: 'Icyiciro nticyabitswe. Mwongere mugerageze.',
  created: (name: string) => `Icyiciro «${name}» cyashyizweho.`,
  updated: (name: string) => `Icyiciro «${name}» cyahinduwe.`,
};
export const gallery = {
  title: 'Ibyiciro by’amafoto',
  subtitle: 'Ibyiciro by’amafoto na videwo.',
  many: 'Ibyiciro by’amafoto',
  none: 'Nta cyiciro cy’amafoto kirashyirwaho',
  noneHint: 'Mwongereho icya mbere mu rupapuro: abasura urubuga bazahitamo ibyo bareba.',
  add: 'Ongeraho icyiciro cy’amafoto',
  edit: 'Hindura icyiciro cy’amafoto',
  saveFailed: 'Icyiciro cy’amafoto nticyabitswe. Mwongere mugerageze.',
  created: (name: string) => `Icyiciro cy’amafoto «${name}» cyashyizweho.`,
  updated: (name: string) => `Icyiciro cy’amafoto «${name}» cyahinduwe.`,
};
/** Said beside the heading, where the toast names the category. */
export const blogCategoryCreated = 'Icyiciro cyashyizweho.';
export const blogCategoryUpdated = 'Icyiciro cyahinduwe.';

// The form
export const saveCategory = 'Bika icyiciro';
export const updateCategory = 'Bika icyiciro';
export const saving = 'Birimo kubikwa...';

// The list
export const inUse = 'Ibikoreshwa';
export const searchCategories = 'Shakisha icyiciro';
export const loadingCategories = 'Ibyiciro birimo gufunguka...';
export const failedToFetch = 'Ibyiciro ntibyashoboye gufunguka. Mwongere mugerageze.';
export const errorFetching = 'Ibyiciro ntibyashoboye gufunguka';
export const dataNotValid = 'Amakuru yabonetse ntashobora gukoreshwa';
export const tryAgain = 'Ongera ugerageze';
export const trashIsEmpty = 'Nta byasibwe bihari';
export const noMatch = 'Nta cyiciro gihuye n’ibyo mushaka';
export const clearTheSearch = 'Kuraho ibyo mwashakishije';
export const total = (count: number) => (count === 1 ? 'Hari icyiciro 1' : `Hari ibyiciro ${count}`);
export const slugIs = (slug: string) => `Izina ryo muri aderesi: ${slug}`;
/** The moment follows, and `by` if the person is known. */
export const deletedAt = 'Cyasibwe ku wa';
export const by = (person: string) => `na ${person}`;
export const edit = 'Hindura';
export const editOne = (name: string) => `Hindura ${name}`;
