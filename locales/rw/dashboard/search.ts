export const search = 'Shakisha';
export const searchByKey = 'Shakisha (Ctrl+K)';
export const searchEverything = 'Shakisha muri byose';
export const searchLabel = 'Shakisha ibirimo n’impapuro';
export const searchHint = 'Izina, umutwe, urupapuro';
export const writeMore = 'Mwandike nibura inyuguti ebyiri.';
export const searching = 'Birimo gushakishwa...';
export const nothingFound =
  'Nta cyo konti yanyu yemerewe gufungura cyabonetse. Mugerageze irindi jambo, cyangwa murebe ku rutonde.';
export const lookInTheGuide = 'Shakira mu mfashanyigisho';
export const found = (count: number) => `Habonetse ${count}`;
export const translateInto = (title: string, language: string) => `Hindura ${title} mu ${language}`;

/** What a result is. */
export const nouns = {
  posts: 'Inkuru',
  events: 'Igikorwa',
  gallery: 'Ifoto cyangwa videwo',
  newsletter: 'Akanyamakuru',
  pages: 'Urupapuro',
  ads: 'Icyamamazwa',
  users: 'Konti',
  roles: 'Inshingano',
  donations: 'Uwifuza gutanga inkunga',
  contacts: 'Ubutumwa',
  form_answers: 'Igisubizo cy’ifishi',
  subscribers: 'Uwiyandikishije ku kanyamakuru',
  media: 'Dosiye',
  registrations: 'Uwiyandikishije ku gikorwa',
  screen: 'Urupapuro rw’abakozi',
};
