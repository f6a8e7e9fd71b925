// Statements that were imported, and taking an import back
export const earlierImports = 'Raporo zinjijwe mbere';
export const hint =
  'Niba mwinjije dosiye itari yo, mukureho ibyinjijwe bivuye muri yo. Ubwishyu buvuye muri yo buvaho, uretse ubwahawe nyirabwo cyangwa ubwashyizwe ku ruhande.';
export const loading = 'Raporo zinjijwe mbere zirimo gufunguka...';
export const failed = 'Raporo zinjijwe mbere ntizashoboye gufunguka';
export const tryAgain = 'Ongera ugerageze';
export const none = 'Nta raporo ya konti irinjizwa.';
export const total = (count: number) => (count === 1 ? 'Raporo 1 yinjijwe' : `Raporo ${count} zinjijwe`);
/** How many payments a file brought, and how many of them somebody has dealt with. */
export const payments = (count: number, dealtWith: number) => `Ubwishyu ${count}, muri bwo ${dealtWith} bwakozweho`;
export const by = (name: string) => `yinjijwe na ${name}`;
export const takeBack = 'Kuraho ibyinjijwe...';
export const takeBackOne = (file: string) => `Kuraho ibyinjijwe bivuye muri ${file}`;
export const question = (file: string) => `Gukuraho ibyinjijwe bivuye muri «${file}»?`;
export const detail = (removed: number, kept: number, isFollowed: boolean) =>
  [
    `Ubwishyu ${removed} butarakorwaho buvaho.`,
    ...(kept === 0 ? [] : [`Ubwishyu ${kept} bwakozweho bugumaho.`]),
    'Kugira ngo bugaruke, mwongere mwinjize dosiye.',
    ...(isFollowed
      ? [
          'Hari dosiye yaje nyuma yarimo ubwishyu bwari busanzwe buzwi: niba bwaravuye muri iyi, na yo mwongere muyinjize.',
        ]
      : []),
  ].join(' ');
export const no = 'Oya, bugumeho';
export const yes = 'Yego, kuraho ibyinjijwe';
export const takingBack = 'Birimo gukurwaho...';
export const done = (removed: number) => `Ibyinjijwe byakuweho: ubwishyu ${removed} bwavuyeho`;
export const showMore = 'Erekana izindi';
