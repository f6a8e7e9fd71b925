export const loadingEditor = 'Loading the editor...';

// The toolbar
/** In an empty text. */
export const textHere = 'Write or paste the text here';
export const textFormatting = 'Text formatting';
export const heading = 'Heading';
export const smallerHeading = 'Smaller heading';
export const smallestHeading = 'Smallest heading';
export const bold = 'Bold';
export const italic = 'Italic';
export const list = 'List';
export const numberedList = 'Numbered list';
export const quotation = 'Quotation';
export const link = 'Link';
export const picture = 'Picture';
/** Opens the device's own dialog for files, of which several can be chosen. */
export const addPhotographs = 'Add photographs';
export const film = 'Video';
export const table = 'Table';
export const undo = 'Undo';
export const redo = 'Redo';
/** The toolbar beside the selected words. */
export const selectionFormatting = 'Formatting of the selection';
export const more = 'More';
export const cancel = 'Cancel';

// The picture
export const whatDoesItShow = 'What does the picture show?';
export const whatItShowsHint = 'Read aloud to people who cannot see the picture, and shown if it does not load.';
export const changeDescription = 'Change description';
export const describeInAFewWords = 'Describe the picture in a few words.';
export const removePicture = 'Remove picture';
/** In the place of an empty caption. */
export const caption = 'Caption, if it needs one';

// The film
export const filmAddress = 'Video address';
export const filmAddressHint =
  'The address of a YouTube or Vimeo video. It uses no data until the visitor presses play.';
export const addFilm = 'Add video';
export const chooseFromTheLibrary = 'Choose from the library';
export const wrongFilmAddress = 'Enter the address of a YouTube or Vimeo video, or choose one from the library.';
export const filmNamed = <Part>(title: Part) => ['Video: ', title];

// The link
export const linkAddress = 'Link address';
export const linkAddressHint = 'A web address, an e-mail address, or a page of this site such as /donate.';
export const addLink = 'Add link';
export const changeLink = 'Change link';
export const removeLink = 'Remove link';
export const wrongLinkAddress = 'Enter a web address, an e-mail address or a page of this site.';

// The table
export const tableHint =
  'Press Tab to go to the next cell. In the last cell, Tab adds a row. The arrow keys lead out of the table.';
export const columnsStay = 'Some cells span several rows or columns, so columns cannot be changed.';
export const addRowBelow = 'Add row below';
export const removeRow = 'Remove row';
export const addColumnAfter = 'Add column after';
export const removeColumn = 'Remove column';
export const tableCaption = 'Caption';
export const removeTable = 'Remove table';
export const close = 'Close';
