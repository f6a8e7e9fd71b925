export const title = 'Guide';
export const subtitle = 'What each screen is for, what to do first, and what people ask.';
export const search = 'Search the guide';
export const found = (count: number) => (count === 1 ? '1 part found' : `${count} parts found`);
export const nothingFound = 'Nothing in the guide has these words. Try fewer or other words.';
export const contents = 'Contents';
export const yourScreens = 'Your screens';
export const otherParts = 'Other parts';
export const otherPartsHint = 'You cannot open these screens. You can read what they are for.';
export const openScreen = 'Open the screen';
/** The name of the link for screen readers. */
export const openScreenOf = (screen: string) => `Open the screen: ${screen}`;
export const firstSteps = 'What to do first';
export const print = 'Print';

/** Of no screen alone: it stands first. */
export const listsAndForms = 'Lists and forms';
export const lists = {
  about: 'Most screens are a list, with a form for one record. They all work in the same way.',
  steps: [
    'Find a record with the search and the filters.',
    'Press its row to open it. On a wide screen the details stand beside the list. What you may not do is not offered.',
    'Save the form. If something is missing, a message stands at the field.',
  ],
  asked: [
    {
      question: 'How do I get back what I deleted?',
      answer: 'Open “Trash” above the list and choose “Restore”. Records stay there for 30 days.',
    },
    {
      question: 'What happens to a form if I am interrupted?',
      answer:
        'What you typed is saved on this device; a post, an event or a newsletter also with your account, for another device. Open the form again and choose “Continue with it”.',
    },
    {
      question: 'What if somebody else changes the same record?',
      answer: 'Nothing is lost. The form shows both versions, and you choose what stays.',
    },
    {
      question: 'Can I work with the keyboard?',
      answer:
        'Yes. J and K go to the next row and the one before, Enter opens it, and Space selects it, with Shift all rows between. The question mark shows all keys.',
    },
  ],
};
