export const editThisPage = 'Edit this page';
export const finding = 'Looking for the page…';
export const nothingToEdit = 'No page that you can edit stands at this address.';
export const notFoundOut = 'Could not find out which page this is.';
export const allPages = 'All pages';
export const writtenInSeveralPlaces =
  'What this page shows is written in these places. What you were looking at comes first.';
export const mayOpenNone = 'Your account may not open any of them. Ask an administrator for permission.';
export const otherSentences = 'Headings, labels and buttons come with the program.';
