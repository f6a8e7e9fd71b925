// One kind of categories: those of the blog, or of the gallery
export const blog = {
  title: 'Manage Blog Categories',
  subtitle: 'Categories for blog posts.',
  many: 'Categories',
  none: 'No categories added yet',
  noneHint: 'Add the first one in the form: a post can then be found by its category.',
  add: 'Add New Category',
  edit: 'Edit Category',
  saveFailed: 'Failed to save category. Please try again.',
  created: (name: string) => `Category "${name}" created successfully!`,
  updated: (name: string) => `Category "${name}" updated successfully!`,
};
export const gallery = {
  title: 'Manage Gallery Categories',
  subtitle: 'Categories for gallery pictures and videos.',
  many: 'Gallery Categories',
  none: 'No gallery categories added yet',
  noneHint: 'Add the first one in the form: visitors then choose what they see in the gallery.',
  add: 'Add New Gallery Category',
  edit: 'Edit Gallery Category',
  saveFailed: 'Failed to save gallery category. Please try again.',
  created: (name: string) => `Gallery category "${name}" created successfully!`,
  updated: (name: string) => `Gallery category "${name}" updated successfully!`,
};
/** Said beside the heading, where the toast names the category. */
export const blogCategoryCreated = 'Category created successfully!';
export const blogCategoryUpdated = 'Category updated successfully!';

// The form
export const saveCategory = 'Save Category';
export const updateCategory = 'Update Category';
export const saving = 'Saving...';

// The list
export const inUse = 'In use';
export const searchCategories = 'Search categories';
export const loadingCategories = 'Loading categories...';
export const failedToFetch = 'Failed to fetch categories. Please try again.';
export const errorFetching = 'Error fetching categories';
export const dataNotValid = 'Fetched data is not valid';
export const tryAgain = 'Try again';
export const trashIsEmpty = 'The trash is empty';
export const noMatch = 'No matching categories found';
export const clearTheSearch = 'Clear the search';
export const total = (count: number) => (count === 1 ? 'Total: 1 category' : `Total: ${count} categories`);
export const slugIs = (slug: string) => `Slug: ${slug}`;
/** The moment follows, and `by` if the person is known. */
export const deletedAt = 'Deleted:';
export const by = (person: string) => `by ${person}`;
export const edit = 'Edit';
export const editOne = (name: string) => `Edit ${name}`;
