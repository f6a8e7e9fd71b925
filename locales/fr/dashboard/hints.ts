// What a newcomer reads on a screen until they have pressed the button below it.
export const hint = 'Conseil';
export const gotIt = 'J’ai compris';
export const more = 'Plus dans le guide';
export const opensInNewTab = '(s’ouvre dans un nouvel onglet)';

export const hints = {
  overview: {
    text: 'Commencez ici chaque jour\u00a0: ce qui vous attend vient en premier, et chaque ligne mène là où vous le faites.',
    withKeys: undefined,
  },
  writing: {
    text: 'Ce que vous écrivez est gardé au fur et à mesure, et vous seul le voyez. Les visiteurs le lisent quand vous le publiez ou l’envoyez.',
    withKeys: undefined,
  },
  calendar: {
    text: 'Ouvrez une entrée pour la modifier. Ce qui est à venir peut être déplacé à un autre jour.',
    withKeys: undefined,
  },
  lists: {
    text: 'Appuyez sur une ligne pour l’ouvrir.',
    withKeys: 'Les touches J et K mènent à la ligne suivante et à la précédente, et ? montre toutes les touches.',
  },
  payments: {
    text: 'L’argent reçu attend ici que vous disiez qui l’a donné. Ouvrez un paiement pour voir de qui il peut venir.',
    withKeys: undefined,
  },
  translations: {
    text: 'Ouvrez une langue à côté d’un texte pour le traduire. Les visiteurs lisent votre traduction quand vous la publiez.',
    withKeys: undefined,
  },
  siteSettings: {
    text: 'Ce que vous enregistrez ici change aussitôt sur toutes les pages du site. Vous pouvez le regarder avant.',
    withKeys: undefined,
  },
};
