export const pleaseSignIn = 'Mubanze mwinjire.';
export const notReached = 'Urubuga ntirubonetse. Murebe niba mufite interineti, mwongere mugerageze.';
/** For a reply that says nothing of why. */
export const notAnswered = 'Urubuga ntirwasubije uko bikwiye. Mwongere mugerageze mu minota mike.';
/** `time` is one of those below. */
export const tooManyAttempts = (time: string) => `Mwagerageje inshuro nyinshi. Mushobora kongera kugerageza ${time}.`;
export const inSeconds = (count: number) => (count === 1 ? 'nyuma y’isegonda 1' : `nyuma y’amasegonda ${count}`);
export const inMinutes = (count: number) => (count === 1 ? 'nyuma y’umunota 1' : `nyuma y’iminota ${count}`);
export const inHours = (count: number) => (count === 1 ? 'nyuma y’isaha 1' : `nyuma y’amasaha ${count}`);

/** For calls that the server refuses without a message. */
export const refused = {
  'GET /users/': 'Konti z’abakozi ntizabonetse.',
  'GET /userDetails/{id}/': 'Umwirondoro wa nyiri konti ntiwabonetse.',
  'POST /register/': 'Konti ntiyashoboye gufungurwa.',
  'PUT /update-user/{id}/': 'Ibyahinduwe kuri konti ntibyabitswe.',
  'GET /roles/': 'Inshingano ntizabonetse.',
  'POST /roles/': 'Inshingano ntiyashoboye kongerwaho.',
  'GET /ads/': 'Ibyamamazwa ntibyabonetse.',
  'POST /ads/': 'Icyamamazwa nticyashoboye gukorwa.',
  'GET /posts/': 'Inkuru ntizabonetse.',
  'POST /posts/': 'Inkuru ntiyashoboye gukorwa.',
  'PUT /posts/{id}/': 'Ibyahinduwe ku nkuru ntibyabitswe.',
  'GET /announcements/': 'Amatangazo ntiyabonetse.',
  'POST /announcements/': 'Itangazo ntiryashoboye gukorwa.',
  'GET /gallery/': 'Amafoto ntiyabonetse.',
  'POST /gallery/': 'Ifoto ntiyashoboye kongerwamo.',
  'GET /gallery-categories/': 'Ibyiciro by’amafoto ntibyabonetse.',
  'POST /gallery-categories/': 'Icyiciro cy’amafoto nticyashoboye gukorwa.',
  'GET /events/': 'Ibikorwa ntibyabonetse.',
  'POST /events/': 'Igikorwa nticyashoboye kongerwamo.',
  'GET /admin-contacts/': 'Ubutumwa ntibwabonetse.',
  'GET /admin-donations/': 'Abifuza gutanga inkunga ntibabonetse.',
};
