// Why a backup could not be made or tried out. Each says what to do; in brackets what the system says of it.
export const backupFolderForbidden = (detail: string) =>
  `Porogaramu nta burenganzira ifite bwo kuhandika. Konti yayo muyigire nyir’ubwo bubiko. (${detail})`;
export const backupDiskReadOnly = (detail: string) =>
  `Iyo disiki isomwa gusa. Mwemere ko yandikwaho, cyangwa muhitemo ubundi bubiko. (${detail})`;
export const backupPathNoFolder = (detail: string) => `Iyo nzira si ububiko. Muhitemo ubundi. (${detail})`;
export const backupFolderMissing = (detail: string) =>
  `Ubwo bubiko ntibubaho. Mubukore, cyangwa muhitemo ubundi. (${detail})`;
export const backupDiskFailed = (detail: string) =>
  `Disiki yagize ikibazo. Muyisuzume, kandi muhitemo ububiko buri ku yindi disiki. (${detail})`;
export const backupDiskFull = (free: string) =>
  `Umwanya uri kuri disiki ntuhagije: kopi y’ingoboka igomba gusiga kuri disiki umwanya wa ${free}. Muhasibe ibyo mudakeneye, cyangwa muhitemo ububiko buri ku yindi disiki.`;
export const backupSourceAway = (detail: string) => `Ububiko bw’amakuru cyangwa ubwa dosiye ntibuboneka. (${detail})`;
export const backupUntested = (problem: string) =>
  `Kopi y’ingoboka yakozwe, ariko ntiyashoboye kugeragezwa. ${problem}`;
export const backupNotStarted = (detail: string) => `Porogaramu iyikora ntiyashoboye gutangira. (${detail})`;
export const backupEnded = 'Sisitemu yahagaritse porogaramu iyikora, wenda kubera kubura ububiko bw’agateganyo (RAM).';
