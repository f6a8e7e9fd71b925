// The nouns of a collection come from its descriptor: `Step` and `Steps`.

// The list
export const loading = (many: string) => `Loading ${many.toLowerCase()}...`;
export const failedToFetch = (many: string) => `Failed to fetch ${many.toLowerCase()}. Please try again.`;
export const noMatch = (many: string) => `No matching ${many.toLowerCase()} found`;
export const total = (many: string, count: number) => `Total ${many.toLowerCase()}: ${count}`;
export const found = (many: string, found: number, count: number) => `${many} found: ${found} of ${count}`;
export const search = (many: string) => `Search ${many.toLowerCase()}`;
export const status = 'Status';
export const created = 'Created';
export const view = 'View';
export const viewDetailsOf = (name: string) => `View details of ${name}`;
export const edit = 'Edit';
export const editNamed = (name: string) => `Edit ${name}`;

// The form
/** A button that leads to the form, where it is a screen of its own. */
export const newOne = (one: string) => `New ${one}`;
export const addOne = (one: string) => `Add ${one}`;
/** What one does first, where there is none. */
export const addFirst = (one: string) => `Add the first ${one.toLowerCase()}`;
export const noneHint = 'Visitors see on the site what you add here.';
export const editOne = (one: string) => `Edit ${one}`;
export const createOne = (one: string) => `Create ${one}`;
export const updateOne = (one: string) => `Update ${one}`;
export const saving = 'Saving...';
export const failedToSave = (one: string) => `Failed to save ${one.toLowerCase()}. Please try again.`;
export const createdNamed = (one: string, name: string) => `${one} "${name}" created successfully!`;
export const updatedNamed = (one: string, name: string) => `${one} "${name}" updated successfully!`;
export const createdOne = (one: string) => `${one} created successfully!`;
export const updatedOne = (one: string) => `${one} updated successfully!`;
/** The hint of a time: by which clock it is meant comes first. */
export const clockAndHint = (clock: string, hint: string) => `${clock}. ${hint}`;
/** A record that is chosen in a form, and lies in the trash. */
export const namedInTrash = (name: string) => `${name} (in the trash)`;
export const none = 'None';
/** A file in a form, where two versions are compared. */
export const noFile = (label: string) => `No ${label.toLowerCase()}`;
export const fileNumber = (label: string, id: unknown) => `${label} number ${id}`;

// The order
export const changeOrder = 'Change order';
export const changeTheOrder = (many: string) => `Change the order of ${many.toLowerCase()}.`;
export const orderHint =
  'Drag a row by its handle, or use the arrows. Visitors see the new order once you have saved it.';
export const handle = (name: string, place: number, count: number) => `Move ${name}, place ${place} of ${count}`;
export const handleHint = 'Drag, or use the arrow keys, Home and End';
export const moveNamedUp = (name: string) => `Move ${name} up`;
export const moveNamedDown = (name: string) => `Move ${name} down`;
export const moveUp = 'Move up';
export const moveDown = 'Move down';
export const isNow = (name: string, place: number, count: number) => `${name} is now ${place} of ${count}.`;
export const saveOrder = 'Save order';
export const orderSaved = (many: string) => `The new order of ${many.toLowerCase()} is saved.`;
export const orderAsBefore = 'The order is as it was before.';
export const showOrderNow = 'Show the order as it is now';
export const cancel = 'Cancel';
export const recordsNotLoaded = 'Failed to load the records';
export const loadingRecords = 'Loading...';

// Icons
export const noIcon = 'No icon';
export const icons = {
  computer: 'Computer',
  coffee: 'Coffee',
  heart: 'Heart',
  map: 'Map',
  book: 'Book',
  music: 'Music',
  camera: 'Camera',
  briefcase: 'Briefcase',
  'shopping-bag': 'Shopping bag',
  'dollar-sign': 'Dollar sign',
  image: 'Image',
  video: 'Video',
  landscape: 'Landscape',
  portrait: 'Portrait',
  architecture: 'Architecture',
  nature: 'Nature',
  people: 'People',
  food: 'Food',
  art: 'Art',
  events: 'Events',
};

// A record that is chosen by its name
export const choose = 'Choose';
export const allOfThem = 'All';
export const goneChoice = (value: string) => `${value} (no longer there)`;
export const noneToChoose = {
  forms: { said: 'No form yet. Make one under', screen: 'Forms' },
  categories: { said: 'No category yet. Make one under', screen: 'Categories' },
};
