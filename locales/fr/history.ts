export const timeline = 'Chronologie';
export const thereAreNoEntriesYet = 'Il n’y a encore aucune étape.';
export const ourHistory = 'Notre histoire';
export const ourStorySoFarFrom = 'Notre histoire, depuis l’année de nos débuts.';
export const failedToLoadOurHistory = 'Notre histoire n’a pas pu être chargée';
export const howWeBegan = (name: string, founded: number) =>
  `Comment ${name} a commencé et ce qui s’est passé depuis ${founded}, étape par étape.`;
