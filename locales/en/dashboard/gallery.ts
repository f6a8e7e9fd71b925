// The list
export const galleryManagement = 'Gallery Management';
export const subtitle = 'The pictures and videos that visitors see.';
export const galleryItems = 'Gallery items';
export const galleryItem = 'Gallery item';
export const categories = 'Categories';
export const addCategory = 'Add Category';
export const uploadPictures = 'Upload pictures';
export const newItem = 'New Item';
export const searchByTitle = 'Search by title';
export const reset = 'Reset';
export const loadingItems = 'Loading gallery items...';
export const itemsNotLoaded = 'Failed to load gallery items. Please try again later.';
export const retry = 'Retry';
export const noneFound = 'No gallery items found matching your criteria.';
export const noneYet =
  'None have been added yet. Visitors see the pictures and videos that you add on the pages “Gallery” and “Videos”.';
export const addTheFirst = 'Add the first picture or video';
export const total = (
  count: number,
  { first, last, page, pages }: { first: number; last: number; page: number; pages: number },
) =>
  `Showing ${first} to ${last} of ${count} ${count === 1 ? 'gallery item' : 'gallery items'} · Page ${page} of ${pages}`;
export const category = 'Category';
export const allCategories = 'All Categories';
export const mediaTypeFilter = 'Media type';
export const allMediaTypes = 'All Media Types';
export const images = 'Images';
export const videos = 'Videos';
export const uploadedOn = 'Uploaded on';
export const mediaItem = 'Media Item';
export const type = 'Type';
export const status = 'Status';
export const allStatus = 'All Status';
export const active = 'Active';
export const inactive = 'Inactive';
export const uploaded = 'Uploaded';
export const noDescription = 'No description';
export const noCategories = 'None';
export const view = 'View';
export const viewDetailsOf = (title: string) => `View details of ${title}`;
export const itemDeleted = 'Gallery item was successfully deleted.';

// The details
export const playTheVideo = 'Play the video';
export const videoNotAvailable = 'Video not available';
export const edit = 'Edit';
export const uploadedBy = 'Uploaded by';
export const uploadDate = 'Upload date';
export const noCategoriesAssigned = 'No categories assigned';
export const description = 'Description';
export const noDescriptionProvided = 'No description provided';
export const fileInformation = 'File Information';
export const fileType = 'File type';
export const size = 'Size';
export const dimensions = 'Dimensions';
export const format = 'Format';
export const unknown = 'Unknown';
export const unknownPerson = 'Unknown';
export const metadata = 'Metadata';
export const created = 'Created';
export const lastUpdated = 'Last updated';
export const id = 'ID';

// The form
export const addNewItem = 'Add New Gallery Item';
export const editItem = 'Edit Gallery Item';
export const formSubtitle = 'Add a picture or a video, and choose where visitors find it.';
export const backToGallery = 'Back to Gallery';
export const loadingItem = 'Loading the gallery item...';
export const itemNotLoaded = 'Failed to load gallery item';
export const basicInformation = 'Basic Information';
export const imageHint = 'A photo or a drawing.';
export const videoHint = 'A video at a web address.';
export const uploadImage = 'Upload Image';
export const categoriesNotLoaded = 'Failed to load categories. Please refresh the page.';
export const loadingCategories = 'Loading categories...';
export const noCategoriesFound = 'No categories found';
export const createACategory = 'Create a category';
export const activeHint = 'This item will be visible in your gallery';
export const inactiveHint = 'This item will be hidden from your gallery';
export const addItem = 'Add Gallery Item';
export const updateItem = 'Update Gallery Item';
export const saving = 'Saving...';
export const creatingFailed = 'Failed to create gallery item. Please try again.';
export const updatingFailed = 'Failed to update gallery item. Please try again.';
export const itemCreated = 'Gallery item was successfully created!';
export const continueOrReturn = 'You can continue adding more items or return to the gallery.';
export const itemUpdated = 'Gallery item was successfully updated!';

// Where two people have changed one item
export const empty = 'Empty';
