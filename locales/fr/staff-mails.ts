import { de } from './elision.ts';

export * from './trouble-mails.ts';

export const hello = (name: string) => `Bonjour ${name},`;

export const codeSubject = 'Votre code de connexion';
export const code = (code: string) =>
  `Votre code de connexion est ${code}.

Il peut servir une fois, dans les 5 minutes.
Si vous n’avez pas essayé de vous connecter, quelqu’un connaît votre mot de passe. Changez-le et prévenez un administrateur.`;

export const copyCodeSubject = 'Votre code pour télécharger une copie';
export const copyCode = (code: string) =>
  `Votre code pour télécharger une copie de tout le site est ${code}.

Il peut servir une fois, dans les 5 minutes.
Si vous ne l’avez pas demandé, quelqu’un connaît votre mot de passe. Changez-le et prévenez un autre superutilisateur.`;

export const copyTakenSubject = 'Une copie de tout a été téléchargée';
export const copyTaken = ({
  by,
  at,
  made,
  network,
  device,
}: Record<'by' | 'at' | 'made' | 'network' | 'device', string>) =>
  `${by} a téléchargé une copie de tout le site\u00a0: textes, personnes, argent et fichiers.

Quand\u00a0: ${at}
Où\u00a0: ${device}, adresse réseau ${network}
Copie faite\u00a0: ${made}

Si vous étiez au courant, ignorez cet e-mail. Sinon, demandez à ${by} par téléphone. Si c’était quelqu’un d’autre, désactivez le compte et changez son mot de passe.`;

export const backupDeletedSubject = 'Une sauvegarde a été supprimée';
export const backupDeleted = ({
  by,
  at,
  made,
  network,
  device,
}: Record<'by' | 'at' | 'made' | 'network' | 'device', string>) =>
  `${by} a supprimé définitivement une sauvegarde du site.

Quand\u00a0: ${at}
Où\u00a0: ${device}, adresse réseau ${network}
Sauvegarde faite\u00a0: ${made}

Si vous étiez au courant, ignorez cet e-mail. Sinon, demandez à ${by} par téléphone. Si c’était quelqu’un d’autre, désactivez le compte et changez son mot de passe.`;

export const invitationSubject = 'Votre invitation au tableau de bord du personnel';
export const invitation = (link: string) =>
  `Un compte a été créé pour vous sur le tableau de bord du personnel. Pour choisir votre mot de passe, ouvrez ce lien\u00a0:

${link}

Il sert une seule fois et reste valable 72 heures. S’il n’est plus valable, demandez-en un nouveau à la personne qui vous l’a envoyé.`;

export const resetSubject = 'Choisir un nouveau mot de passe';
export const reset = (link: string) =>
  `Quelqu’un, sans doute vous, a demandé un nouveau mot de passe pour votre compte. Pour le choisir, ouvrez ce lien\u00a0:

${link}

Il sert une seule fois et reste valable 30 minutes. Si ce n’était pas vous, ignorez cet e-mail\u00a0: votre mot de passe reste le même.`;

export const passwordChangedSubject = 'Votre mot de passe a été changé';
export const passwordChanged = `Le mot de passe de votre compte sur le tableau de bord du personnel vient d’être changé, et les autres appareils ont été déconnectés.
Vos anciens codes de secours ne fonctionnent plus. Créez-en de nouveaux dans «\u00a0Mon profil\u00a0».

Si ce n’était pas vous, utilisez tout de suite «\u00a0Mot de passe oublié\u00a0» sur la page de connexion, et prévenez un administrateur.`;

export const addressChangedSubject = 'Votre adresse e-mail a été changée';
export const addressChanged = ({
  newEmail,
  at,
  network,
  device,
  link,
}: Record<'newEmail' | 'at' | 'network' | 'device' | 'link', string>) =>
  `L’adresse e-mail de votre compte sur le tableau de bord du personnel a été remplacée par ${newEmail}.

Quand\u00a0: ${at}
D’où\u00a0: ${device}, adresse réseau ${network}

Si vous vous y attendiez, ignorez cet e-mail. Nous n’envoyons plus d’e-mails au sujet de ce compte à cette adresse.

Sinon, ouvrez ce lien. Il rend cette adresse au compte, en déconnecte tout le monde et en supprime le mot de passe\u00a0:

${link}

Il sert une seule fois et reste valable 48 heures. Utilisez ensuite «\u00a0Mot de passe oublié\u00a0» sur la page de connexion, et prévenez un administrateur.`;

export const lockedSubject = 'Trop de mots de passe incorrects pour votre compte';
export const locked = (network: string, until: string) =>
  `Quelqu’un a saisi de nombreuses fois un mot de passe incorrect pour votre compte depuis l’adresse réseau ${network}.
Jusqu’au ${until}, personne ne peut se connecter à votre compte depuis cette adresse, même avec le bon mot de passe.
De partout ailleurs, vous pouvez vous connecter comme d’habitude.

Si c’était vous, utilisez «\u00a0Mot de passe oublié\u00a0» sur la page de connexion, ou attendez. Sinon, vous n’avez rien à faire.
Si cela se reproduit, prévenez un administrateur.`;

export const secondStepLockedSubject = 'Trop de codes de connexion incorrects pour votre compte';
export const secondStepLocked = (until: string) =>
  `Quelqu’un a saisi le bon mot de passe de votre compte, puis a essayé trop de codes de connexion incorrects ou en a demandé trop. Plus aucun n’est accepté jusqu’au ${until}.

Si ce n’était pas vous, quelqu’un connaît votre mot de passe. Utilisez tout de suite «\u00a0Mot de passe oublié\u00a0» sur la page de connexion, et prévenez un administrateur. Avec un nouveau mot de passe, vous pouvez vous connecter aussitôt.`;

export const recoveryCodeUsedSubject = 'Un code de secours a été utilisé';
export const recoveryCodeUsed = (left: number) =>
  `Un code de secours a été utilisé pour se connecter à votre compte. Codes de secours encore utilisables\u00a0: ${left}.

Si ce n’était pas vous, quelqu’un a vos codes et votre mot de passe. Changez-le et créez de nouveaux codes dans «\u00a0Mon profil\u00a0».`;

export const backupFailedSubject = 'La sauvegarde a échoué';
export const backupFailed = (site: string, problem: string, folder: string, next: string) =>
  `La sauvegarde ${de(site)} a échoué.

${problem}

Les sauvegardes sont gardées dans ${folder}. Prochain essai\u00a0: ${next}.
Le site fonctionne. Mais si le serveur tombe en panne maintenant, tout ce qui a changé depuis la dernière sauvegarde est perdu.
Prévenez la personne qui s’occupe du serveur. Vous ne recevrez pas d’autre e-mail à ce sujet avant que les sauvegardes fonctionnent de nouveau.`;

export const backupsWorkSubject = 'Les sauvegardes fonctionnent de nouveau';
export const backupsWork =
  'La sauvegarde d’aujourd’hui a été faite et l’essai de restauration a réussi. Vous n’avez rien à faire.';

export const newsletterMissedSubject = 'Une lettre d’information n’est pas partie à l’heure prévue';
/** `moment` is when it was to go out. */
export const newsletterMissed = (site: string, subject: string, moment: string) =>
  `La lettre d’information «\u00a0${subject}\u00a0» ${de(site)} devait partir le ${moment}. Elle n’a été envoyée à personne.

Elle est de nouveau un brouillon, qui en dit la raison. Une personne qui peut envoyer des lettres d’information peut lui donner une
nouvelle heure, l’envoyer ou la supprimer.`;
export const newslettersWellSubject = 'Aucune lettre d’information n’attend plus';
export const newslettersWell =
  'On s’est occupé des lettres d’information qui n’étaient pas parties à l’heure prévue. Vous n’avez rien à faire.';

export const clockLeaptSubject = 'L’horloge du serveur est peut-être fausse';
export const clockLeapt = (now: string, before: string) =>
  `L’horloge du serveur indique ${now}. À la dernière vérification, c’était ${before}.

Tant que ce n’est pas réglé, le site ne supprime aucune donnée expirée\u00a0: la corbeille, les messages, le journal et les sauvegardes restent.
Si l’horloge est fausse, réglez-la\u00a0: le site reprend de lui-même.
Si elle est juste, parce que le site était arrêté depuis, confirmez-le sur le tableau de bord, dans «\u00a0État du système\u00a0»,
ou lancez «\u00a0intambwe confirm-clock\u00a0» sur le serveur.`;
export const diskNearlyFullSubject = 'Le disque est presque plein';
export const diskNearlyFull = (site: string, folder: string, free: string, all: string) =>
  `Le disque ${de(site)} est presque plein\u00a0: il reste ${free} sur ${all} pour ${folder}.

Quand il sera plein, rien ne pourra être enregistré ni envoyé. Prévenez la personne qui s’occupe du serveur.
Le premier écran du tableau de bord montre ce que vous pouvez supprimer. Vous recevrez un autre e-mail s’il devient plein.`;

export const diskFullSubject = 'Le disque est plein';
export const diskFull = (site: string, folder: string) =>
  `Le disque ${de(site)} est plein (${folder}).

Les visiteurs peuvent lire le site. Rien ne peut être enregistré ni envoyé tant qu’il n’y a pas de place. Vous pouvez toujours vous connecter et supprimer.
Prévenez tout de suite la personne qui s’occupe du serveur. Le premier écran du tableau de bord montre ce que vous pouvez supprimer.`;

// To the organisation's mailbox, in the language of its notices. A field of what was sent is a line: "Name: Aline".
export const newMessage = (subject: string) => `Nouveau message\u00a0: ${subject}`;
export const newInterest = (name: string) => `Nouvelle intention de don\u00a0: ${name}`;
export const newRegistration = (event: string) => `Nouvelle inscription\u00a0: ${event}`;
export const newPledge = (amount: string) => `Nouvelle promesse de don\u00a0: ${amount}`;
export const sentFields = {
  name: 'Nom',
  email: 'E-mail',
  phone: 'Téléphone',
  organization: 'Organisation',
  about: 'Type de demande',
  subject: 'Objet',
  kind: 'Type de don',
  amount: 'Montant',
  reachedBy: 'À joindre par',
  bestTime: 'Meilleur moment',
  event: 'Événement',
  begins: 'Début',
  reference: 'Référence',
  project: 'Projet',
};
export const sentField = (label: string, value: string) => `${label}\u00a0: ${value}`;
export const eachMonth = (amount: string) => `${amount} chaque mois`;
export const toRespond = (link: string) => `Pour répondre\u00a0: ${link}`;

export const mailboxChangedSubject = 'Les messages des visiteurs vont à une autre adresse';
export const mailboxChanged = (site: string, mailbox: string, by: string) =>
  `Bonjour,

Les messages des visiteurs du site ${de(site)} et les inscriptions aux événements sont désormais envoyés à ${mailbox}, et non plus à cette adresse.

${by} a changé l’adresse dans les réglages du site.

Si vous ne vous y attendiez pas, prévenez un administrateur.`;
export const mailboxRemoved = (site: string, by: string) =>
  `Bonjour,

Désormais, plus personne ne reçoit par e-mail les messages des visiteurs du site ${de(site)} ni les inscriptions aux événements.

${by} a changé l’adresse dans les réglages du site.

Si vous ne vous y attendiez pas, prévenez un administrateur.`;

/** The subject of a newsletter that its author sends to themselves first. */
export const testSubject = (subject: string) => `[E-mail de test] ${subject}`;

export const handedBackSubject = (title: string) => `« ${title} » vous a été rendu`;
export const handedBack = ({ by, title, sentence, link }: Record<'by' | 'title' | 'sentence' | 'link', string>) =>
  `${by} a lu « ${title} », dont vous avez demandé la publication, et vous le rend :

${sentence}

Changez-le, puis demandez à nouveau :

${link}`;

export const askedPublishedSubject = (title: string) => `« ${title} » est publié`;
export const askedPublished = ({ title, link }: Record<'title' | 'link', string>) =>
  `« ${title} », dont vous avez demandé la publication, est publié.

${link}`;
