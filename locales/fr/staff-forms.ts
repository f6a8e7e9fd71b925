// The forms that staff make
export const form = 'Formulaire';
export const notLoaded = 'Le formulaire n’a pas pu être chargé. Veuillez réessayer.';
export const choose = 'Veuillez choisir';
export const isClosed = 'Ce formulaire est fermé. Écrivez-nous plutôt.';
export const isFull = 'Ce formulaire a reçu toutes les réponses qu’il peut prendre. Écrivez-nous plutôt.';
export const keptFor = (months: number) => `Nous gardons vos réponses pendant ${months}\u00a0mois.`;
