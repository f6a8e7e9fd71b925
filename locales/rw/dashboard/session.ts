export const pleaseSignIn = 'Mubanze mwinjire.';
export const notReached = 'Urubuga ntirubonetse. Murebe niba mufite interineti, mwongere mugerageze.';
/** For a reply that says nothing of why. */
export const notAnswered = 'Urubuga ntirwasubije uko bikwiye. Mwongere mugerageze mu minota mike.';
/** `time` is one of those below. */
export const tooManyAttempts = (time: string) => `Mwagerageje inshuro nyinshi. Mushobora kongera kugerageza ${time}.`;
export const inSeconds = (count: number) => (count === 1 ? 'mu isegonda 1' : `mu masegonda ${count}`);
export const inMinutes = (count: number) => (count === 1 ? 'mu munota 1' : `mu minota ${count}`);
export const inHours = (count: number) => (count === 1 ? 'mu isaha 1' : `mu masaha ${count}`);

/** For calls that the server refuses without a message. */
export const refused = {
  'GET /users/': 'Abakoresha ntibabonetse.',
  'GET /userDetails/{id}/': 'Umwirondoro w’ukoresha ntiwabonetse.',
  'POST /register/': 'Ukoresha ntiyashoboye kwandikwa.',
  'PUT /update-user/{id}/': 'Ibyahinduwe ku bakoresha ntibyabitswe.',
  'GET /roles/': 'Inshingano ntizabonetse.',
  'POST /roles/': 'Inshingano ntiyashoboye kwandikwa.',
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
  'GET /admin-donations/': 'Inkunga ntizabonetse.',
};
