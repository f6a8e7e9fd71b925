import { de } from './elision.ts';

export const wellIntroduceOurTeamHere = 'Nous présenterons bientôt notre équipe ici.';
export const wouldYouLikeToVisit =
  'Aimeriez-vous rendre visite à des groupes comme bénévole, ou nous poser une question\u00a0?';
export const writeToUs = 'Écrivez-nous';
export const ourTeam = 'Notre équipe';
export const thePeopleWhoTrainVisit =
  'Ceux qui forment, rendent visite, comptent et écoutent. Chaque groupe connaît au moins l’un d’eux par son nom.';
export const failedToLoadOurTeam = 'Notre équipe n’a pas pu être chargée';
export const thePeopleOf = (name: string) => `L’équipe ${de(name)}\u00a0: qui en fait partie et ce que chacun fait.`;
