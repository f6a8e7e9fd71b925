export const pleaseSignIn = 'Mubanze mwinjire.';
export const notReached = 'Urubuga ntiruboneka ubu. Murebe niba mufite interineti, mwongere mugerageze.';
/** For a reply that says nothing of why. */
export const notAnswered = 'Urubuga ntirwasubije uko bikwiye. Mwongere mugerageze mu minota mike.';
/** `time` is one of those below. */
export const tooManyAttempts = (time: string) => `Mwagerageje inshuro nyinshi. Mushobora kongera kugerageza ${time}.`;
export const inSeconds = (count: number) => (count === 1 ? 'nyuma y’isegonda 1' : `nyuma y’amasegonda ${count}`);
export const inMinutes = (count: number) => (count === 1 ? 'nyuma y’umunota 1' : `nyuma y’iminota ${count}`);
export const inHours = (count: number) => (count === 1 ? 'nyuma y’isaha 1' : `nyuma y’amasaha ${count}`);

/** For calls that the server refuses without a message. */
export const refused = {
  'GET /users/': 'Konti z’abakozi ntizashoboye gufunguka.',
  'GET /userDetails/{id}/': 'Umwirondoro wa nyiri konti ntiwashoboye gufunguka.',
  'POST /register/': 'Konti ntiyashoboye gufungurwa.',
  'PUT /update-user/{id}/': 'Ibyahinduwe kuri konti ntibyabitswe.',
  'GET /roles/': 'Inshingano ntizashoboye gufunguka.',
  'POST /roles/': 'Inshingano ntiyongeweho.',
  'GET /ads/': 'Ibyamamazwa ntibyashoboye gufunguka.',
  'POST /ads/': 'Icyamamazwa nticyakozwe.',
  'GET /posts/': 'Inkuru ntizashoboye gufunguka.',
  'POST /posts/': 'Inkuru ntiyashyizweho.',
  'PUT /posts/{id}/': 'Ibyahinduwe ku nkuru ntibyabitswe.',
  'GET /announcements/': 'Amatangazo ntiyashoboye gufunguka.',
  'POST /announcements/': 'Itangazo ntiryashyizweho.',
  'GET /gallery/': 'Amafoto na videwo ntibyashoboye gufunguka.',
  'POST /gallery/': 'Ifoto cyangwa videwo ntiyongewemo.',
  'GET /gallery-categories/': 'Ibyiciro by’amafoto ntibyashoboye gufunguka.',
  'POST /gallery-categories/': 'Icyiciro cy’amafoto nticyashyizweho.',
  'GET /events/': 'Ibikorwa ntibyashoboye gufunguka.',
  'POST /events/': 'Igikorwa nticyashyizweho.',
  'GET /admin-contacts/': 'Ubutumwa ntibwashoboye gufunguka.',
  'GET /admin-donations/': 'Urutonde rw’abifuza gutanga inkunga ntirwashoboye gufunguka.',
};
