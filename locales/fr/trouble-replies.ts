export const copyStopped =
  'Rien n’a été copié là-bas depuis plus de 5 minutes\u00a0: le programme qui copie ne tourne pas. Redémarrez le service\u00a0; «\u00a0intambwe doctor\u00a0» dit ce qui ne va pas.';
export const copyNotProven =
  'La copie n’a pas été ouverte et comparée depuis plus d’un jour et demi\u00a0: personne ne sait si elle peut être restaurée. «\u00a0intambwe doctor\u00a0» dit ce qui ne va pas.';
export const copyOnSameDisk =
  'La copie est sur le même disque que le site. Si ce disque tombe en panne, les deux sont perdus. Choisissez un autre endroit (COPY_TO).';
export const housekeepingStopped =
  'Rien de ce qui est trop ancien n’a été supprimé depuis plus de 6 heures\u00a0: la corbeille, les messages et le journal restent plus longtemps que promis. Le journal du service dit pourquoi.';
export const updatesWait = (count: number) =>
  `${count === 1 ? '1 mise à jour de sécurité attend' : `${count} mises à jour de sécurité attendent`} sur le serveur depuis plus de 2 jours. En tant que root\u00a0: apt-get upgrade. Mieux\u00a0: laissez-le les installer de lui-même (unattended-upgrades).`;
export const updatesNotAsked =
  'Le serveur n’a pas cherché de mises à jour de sécurité depuis 14 jours. En tant que root\u00a0: apt-get update && apt-get upgrade. Mieux\u00a0: laissez-le le faire de lui-même (unattended-upgrades).';
export const updatesNeedRestart =
  'Des mises à jour de sécurité sont installées sur le serveur et ne prennent effet qu’à son redémarrage. Redémarrez-le à une heure calme.';
