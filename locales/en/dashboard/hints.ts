// What a newcomer reads on a screen until they have pressed the button below it.
export const hint = 'Hint';
export const gotIt = 'Got it';
export const more = 'More in the guide';
export const opensInNewTab = '(opens in a new tab)';

export const hints = {
  overview: {
    text: 'Begin here each day: what waits for you comes first, and each line leads to where you do it.',
    withKeys: undefined,
  },
  writing: {
    text: 'What you type is kept as you go, and only you see it. Visitors read it once you publish or send it.',
    withKeys: undefined,
  },
  calendar: {
    text: 'Open an entry to change it. What is still to come can be moved to another day.',
    withKeys: undefined,
  },
  lists: {
    text: 'Press a row to open it.',
    withKeys: 'The keys J and K take you to the next row and the one before, and ? shows all keys.',
  },
  payments: {
    text: 'Money that came in waits here until you say who gave it. Open a payment to see who it could be.',
    withKeys: undefined,
  },
  translations: {
    text: 'Open a language beside a text to translate it. Visitors read your translation once you publish it.',
    withKeys: undefined,
  },
  siteSettings: {
    text: 'What you save here changes on every page of the site at once. You can look at it first.',
    withKeys: undefined,
  },
};
