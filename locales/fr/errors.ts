// web/site/error-page/ErrorPage.tsx
export const thisPageCannotBeShown = 'Cette page ne peut pas être affichée maintenant';
export const somethingWentWrongOnOur =
  'Un problème est survenu de notre côté. Veuillez réessayer dans quelques minutes.';
export const goHome = 'Aller à l’accueil';

// web/site/not-found/GoBack.tsx
export const goBack = 'Retour';

// web/site/not-found/NotFoundPage.tsx
export const writeToUs = 'Écrivez-nous';
export const seeOurEvents = 'Voir nos événements';
export const readOurBlog = 'Lire nos articles';
export const getToKnowUs = 'Apprenez à nous connaître';
export const searchTheSite = 'Rechercher sur le site';
export const pageNotFound = 'Page introuvable';
export const weCantFindThisPage =
  'Nous ne trouvons pas cette page. Elle a peut-être changé de place, ou l’adresse est mal écrite.';
export const pageIsGone = 'Cette page n’existe plus';
export const weTookItAway =
  'Nous avons retiré ce qui se trouvait à cette adresse. Les pages ci-dessous peuvent vous aider.';
export const youMayBeLooking = 'Vous cherchez peut-être';

// web/site/offline/page.tsx
export const youAreOffline = 'Vous êtes hors ligne';
export const yourPhoneHasNoConnection =
  'Votre téléphone n’a pas de connexion pour le moment. Vous pouvez toujours ouvrir les pages déjà lues.';
export const ifYouSentAMessage =
  'Si vous avez envoyé un message par un formulaire, il est enregistré et partira dès que vous serez de nouveau en ligne.';
export const tryTheHomePage = 'Essayer la page d’accueil';
export const offline = 'Hors ligne';
export const thereIsNoConnection = 'Il n’y a pas de connexion pour le moment.';
export const doesNotExist = 'Cette page n’existe pas.';
export const ourFault = 'Un problème est survenu de notre côté.';
