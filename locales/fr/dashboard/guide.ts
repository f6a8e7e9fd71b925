export const title = 'Guide';
export const subtitle = 'À quoi sert chaque écran, par quoi commencer, et ce que l’on demande souvent.';
export const search = 'Rechercher dans le guide';
export const found = (count: number) => (count === 1 ? '1 partie trouvée' : `${count} parties trouvées`);
export const nothingFound = 'Rien dans le guide ne contient ces mots. Essayez moins de mots, ou d’autres.';
export const contents = 'Sommaire';
export const yourScreens = 'Vos écrans';
export const otherParts = 'Autres parties';
export const otherPartsHint = 'Vous ne pouvez pas ouvrir ces écrans. Vous pouvez lire à quoi ils servent.';
export const openScreen = 'Ouvrir l’écran';
/** The name of the link for screen readers. */
export const openScreenOf = (screen: string) => `Ouvrir l’écran\u00a0: ${screen}`;
export const firstSteps = 'Par quoi commencer';
export const print = 'Imprimer';

/** Of no screen alone: it stands first. */
export const listsAndForms = 'Listes et formulaires';
export const lists = {
  about:
    'La plupart des écrans sont une liste, avec un formulaire pour chaque élément. Tous fonctionnent de la même façon.',
  steps: [
    'Trouvez un élément avec la recherche et les filtres.',
    'Appuyez sur sa ligne pour l’ouvrir. Sur un grand écran, les détails sont à côté de la liste. Ce que vous ne pouvez pas faire n’est pas proposé.',
    'Enregistrez le formulaire. S’il manque quelque chose, un message se trouve près du champ.',
  ],
  asked: [
    {
      question: 'Comment retrouver ce que j’ai supprimé\u00a0?',
      answer:
        'Ouvrez «\u00a0Corbeille\u00a0» au-dessus de la liste et choisissez «\u00a0Restaurer\u00a0». Les éléments y restent 30 jours.',
    },
    {
      question: 'Que devient un formulaire si je suis interrompu\u00a0?',
      answer:
        'Ce que vous avez saisi est enregistré sur cet appareil\u00a0; un article, un événement ou une lettre d’information aussi avec votre compte, pour un autre appareil. Ouvrez de nouveau le formulaire et choisissez «\u00a0Reprendre le brouillon\u00a0».',
    },
    {
      question: 'Et si quelqu’un d’autre modifie le même élément\u00a0?',
      answer: 'Rien n’est perdu. Le formulaire montre les deux versions, et vous choisissez ce qui reste.',
    },
    {
      question: 'Puis-je travailler au clavier\u00a0?',
      answer:
        'Oui. J et K mènent à la ligne suivante et à la précédente, Entrée l’ouvre, et Espace la sélectionne, avec Maj toutes les lignes entre deux. Le point d’interrogation montre toutes les touches.',
    },
  ],
};
