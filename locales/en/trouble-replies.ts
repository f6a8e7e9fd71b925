// What is wrong with what is looked at every few minutes, and what to do.
export const copyStopped =
  'Nothing has been copied there for more than 5 minutes: the program that copies is not running. Start the service again; “intambwe doctor” says what is wrong.';
export const copyNotProven =
  'The copy has not been opened and compared for more than a day and a half, so nobody knows whether it can be restored. “intambwe doctor” says what is wrong.';
export const copyOnSameDisk =
  'The copy lies on the same disk as the site. If that disk fails, both are lost. Choose another place (COPY_TO).';
export const housekeepingStopped =
  'Nothing that is too old has been deleted for more than 6 hours: the trash, messages and the log stay longer than you promise. The log of the service says why.';
export const updatesWait = (count: number) =>
  `${count === 1 ? '1 security update has' : `${count} security updates have`} been waiting on the server for more than 2 days. As root: apt-get upgrade. Better: let it install them by itself (unattended-upgrades).`;
export const updatesNotAsked =
  'The server has not looked for security updates for 14 days. As root: apt-get update && apt-get upgrade. Better: let it do so by itself (unattended-upgrades).';
export const updatesNeedRestart =
  'Security updates are installed on the server and take effect only when it is restarted. Restart it at a quiet hour.';
