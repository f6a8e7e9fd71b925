// Why a backup could not be made or tried out. Each says what to do; in brackets what the system says of it.
export const backupFolderForbidden = (detail: string) =>
  `Le programme n’a pas l’autorisation d’écrire à cet endroit. Faites de son compte le propriétaire du dossier. (${detail})`;
export const backupDiskReadOnly = (detail: string) =>
  `Ce disque est en lecture seule. Autorisez l’écriture, ou choisissez un autre dossier. (${detail})`;
export const backupPathNoFolder = (detail: string) =>
  `Ce chemin n’est pas un dossier. Choisissez-en un autre. (${detail})`;
export const backupFolderMissing = (detail: string) =>
  `Le dossier n’existe pas. Créez-le, ou choisissez-en un autre. (${detail})`;
export const backupDiskFailed = (detail: string) =>
  `Le disque est en panne. Vérifiez-le, et choisissez un dossier sur un autre disque. (${detail})`;
export const backupDiskFull = (free: string) =>
  `Il n’y a pas assez de place sur le disque\u00a0: une sauvegarde y laisse libres les derniers ${free}. Supprimez ce dont vous n’y avez pas besoin, ou choisissez un dossier sur un autre disque.`;
export const backupSourceAway = (detail: string) =>
  `La base de données ou l’espace de stockage est injoignable. (${detail})`;
export const backupUntested = (problem: string) =>
  `La sauvegarde a été faite, mais n’a pas pu être essayée. ${problem}`;
export const backupNotStarted = (detail: string) => `Le programme de sauvegarde n’a pas pu démarrer. (${detail})`;
export const backupEnded = 'Le système a arrêté le programme de sauvegarde, peut-être faute de mémoire.';
