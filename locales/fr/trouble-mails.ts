export const trouble = (site: string, problem: string, since: string) =>
  `${problem}

Site\u00a0: ${site}
Depuis\u00a0: ${since}

Prévenez la personne qui s’occupe du serveur. Vous ne recevrez pas d’autre e-mail à ce sujet avant que tout soit rentré dans l’ordre.`;
export const wellSince = (since: string) => `Le problème durait depuis ${since}. Vous n’avez rien à faire.`;

export const copySubject = (place: string) => `La copie à ${place} ne protège pas le site`;
export const copyWellSubject = (place: string) => `La copie à ${place} fonctionne de nouveau`;

export const archiveSubject = 'L’archive de la base de données ne fonctionne pas';
export const archiveWellSubject = 'L’archive de la base de données fonctionne de nouveau';

export const certificateSubject = 'Le certificat du site va expirer';
export const certificate = (end: string) =>
  `Le certificat du site expire le ${end}. Il aurait dû être renouvelé. Ensuite, les navigateurs avertiront les visiteurs de ne pas entrer.`;
export const certificateWellSubject = 'Le certificat du site a été renouvelé';

export const housekeepingSubject = 'Le site ne supprime plus ce qui est trop ancien';
export const housekeepingWellSubject = 'Le site supprime de nouveau ce qui est trop ancien';

export const updatesSubject = 'Le serveur a besoin de mises à jour de sécurité';
export const updatesWellSubject = 'Le serveur a ses mises à jour de sécurité';

export const mailWorksSubject = 'Les e-mails fonctionnent de nouveau';
export const mailWorks = (since: string) =>
  `Depuis ${since}, le site ne pouvait envoyer aucun e-mail. Ce qui attendait part maintenant\u00a0; les codes de connexion de cette période ne sont plus valables.`;

export const clockWellSubject = 'L’horloge du serveur est de nouveau juste';
export const clockWell = 'Le site supprime de nouveau les données expirées. Vous n’avez rien à faire.';

export const diskWellSubject = 'Le disque a de nouveau de la place';
export const diskWell = (site: string) => `Tout peut de nouveau être enregistré sur ${site}. Vous n’avez rien à faire.`;
