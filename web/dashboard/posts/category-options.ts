/** Offered whether or not there is such a category. */
const fixedCategories = ['Technology', 'Marketing', 'Design', 'Business', 'Tutorials'];

/** The categories there are, then the fixed ones that are not among them. */
export function categoryOptions(names: readonly string[]) {
  const known = new Set(names.map((name) => name.toLowerCase()));
  const others = fixedCategories.filter((fixed) => !known.has(fixed.toLowerCase()));
  return [...names, ...others].map((name) => ({ value: name, label: name }));
}
