export const editThisPage = 'Modifier cette page';
export const finding = 'Recherche de la page…';
export const nothingToEdit = 'Aucune page que vous puissiez modifier ne se trouve à cette adresse.';
export const notFoundOut = 'Impossible de savoir de quelle page il s’agit.';
export const allPages = 'Toutes les pages';
export const writtenInSeveralPlaces =
  'Ce que montre cette page est écrit à ces endroits. Ce que vous regardiez vient en premier.';
export const mayOpenNone = 'Votre compte ne peut en ouvrir aucun. Demandez la permission à un administrateur.';
export const otherSentences = 'Les titres des parties, les libellés et les boutons viennent avec le programme.';
