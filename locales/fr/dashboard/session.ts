export const pleaseSignIn = 'Veuillez vous connecter.';
export const notReached = 'Le serveur ne répond pas. Vérifiez votre connexion et réessayez.';
/** For a reply that says nothing of why. */
export const notAnswered = 'Le serveur n’a pas répondu comme il le devait. Réessayez dans quelques minutes.';
/** `time` is one of those below. */
export const tooManyAttempts = (time: string) => `Trop de tentatives. Vous pourrez réessayer ${time}.`;
export const inSeconds = (count: number) => (count < 2 ? `dans ${count} seconde` : `dans ${count} secondes`);
export const inMinutes = (count: number) => (count < 2 ? `dans ${count} minute` : `dans ${count} minutes`);
export const inHours = (count: number) => (count < 2 ? `dans ${count} heure` : `dans ${count} heures`);

/** For calls that the server refuses without a message. */
export const refused = {
  'GET /users/': 'Impossible de charger les utilisateurs.',
  'GET /userDetails/{id}/': 'Impossible de charger la fiche de l’utilisateur.',
  'POST /register/': 'L’utilisateur n’a pas pu être créé.',
  'PUT /update-user/{id}/': 'Les modifications du compte n’ont pas pu être enregistrées.',
  'GET /roles/': 'Impossible de charger les rôles.',
  'POST /roles/': 'Le rôle n’a pas pu être créé.',
  'GET /ads/': 'Impossible de charger les publicités.',
  'POST /ads/': 'La publicité n’a pas pu être créée.',
  'GET /posts/': 'Impossible de charger les articles.',
  'POST /posts/': 'L’article n’a pas pu être créé.',
  'PUT /posts/{id}/': 'Les modifications de l’article n’ont pas pu être enregistrées.',
  'GET /announcements/': 'Impossible de charger les annonces.',
  'POST /announcements/': 'L’annonce n’a pas pu être créée.',
  'GET /gallery/': 'Impossible de charger la galerie.',
  'POST /gallery/': 'L’élément de la galerie n’a pas pu être créé.',
  'GET /gallery-categories/': 'Impossible de charger les catégories de la galerie.',
  'POST /gallery-categories/': 'La catégorie de la galerie n’a pas pu être créée.',
  'GET /events/': 'Impossible de charger les événements.',
  'POST /events/': 'L’événement n’a pas pu être créé.',
  'GET /admin-contacts/': 'Impossible de charger les messages.',
  'GET /admin-donations/': 'Impossible de charger les intentions de don.',
};
