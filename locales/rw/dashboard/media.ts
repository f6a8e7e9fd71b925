// A file in a form, by its kind
export const choose = {
  picture: 'Hitamo ifoto',
  video: 'Hitamo videwo',
  audio: 'Hitamo ijwi ryafashwe',
  document: 'Hitamo inyandiko',
};
export const upload = {
  picture: 'Ohereza ifoto',
  video: 'Ohereza videwo',
  audio: 'Ohereza ijwi ryafashwe',
  document: 'Ohereza inyandiko',
};
export const change = {
  picture: 'Hindura ifoto',
  video: 'Hindura videwo',
  audio: 'Hindura ijwi ryafashwe',
  document: 'Hindura inyandiko',
};
export const remove = {
  picture: 'Kuraho ifoto',
  video: 'Kuraho videwo',
  audio: 'Kuraho ijwi ryafashwe',
  document: 'Kuraho inyandiko',
};
export const noDescription = 'Nta bisobanuro.';
export const chooseFromTheLibrary = 'Hitamo mu bubiko';
export const mayNotChoose = 'Konti yanyu ntiyemerewe guhitamo dosiye.';
export const setFocalPoint = 'Erekana ahantu h’ingenzi';

// The library
export const searchTheLibrary = 'Shakisha mu bubiko';
export const loadingTheLibrary = 'Ububiko burimo gufunguka...';
export const noFilesYet = 'Nta dosiye ziraboneka.';
export const noFilesMatch = 'Nta dosiye ihuye n’ibyo mushaka.';
export const loadingMore = 'Izindi zirimo gufunguka...';
export const showMore = 'Erekana izindi';
export const tryAgain = 'Ongera ugerageze';

// A new file
export const whatDoesThePictureShow = 'Ifoto yerekana iki?';
export const descriptionHint = 'Bisomerwa abantu batabona ifoto, kandi bigaragara iyo ifoto idafungutse.';
export const describeThePicture = 'Musobanure ifoto mu magambo make.';
export const chooseAnother = 'Hitamo indi';
export const stopSending = 'Hagarika kohereza';
export const useThisPicture = 'Koresha iyi foto';
export const useThisFile = 'Koresha iyi dosiye';
export const onlyFirstFrame = 'Iyi foto irimuka. Habikwa ishusho yayo ya mbere gusa: ku rubuga ntizimuka.';
export const uploadingTheFile = 'Dosiye irimo koherezwa';
export const sendingPercent = (percent: number) => `Birimo koherezwa: ${percent}%`;
export const checkingTheFile = 'Yoherejwe. Dosiye irimo kugenzurwa...';
export const uploadFailed = 'Dosiye ntiyashoboye koherezwa.';
export const connectionLost = 'Interineti yacitse igihe dosiye yoherezwaga. Mwongere mugerageze.';

// Many files
export const uploadMany = 'Ohereza nyinshi';
export const onlyTheFirst = (taken: number, chosen: number) => `Izi ni ${taken} za mbere muri dosiye ${chosen}.`;
export const addedOf = (done: number, all: number) => `Izongewemo ni ${done} kuri ${all}.`;
export const failedTryAgain = (count: number) => `Izitashoboye koherezwa ni ${count}: mwongere mugerageze.`;
export const cannotBeTaken = (count: number) => `Izidashobora kwakirwa ni ${count}.`;
export const nameAndSize = (name: string, size: string) => `${name}, ${size}`;
export const titleOf = (name: string) => `Umutwe wa ${name}`;
export const sendingFile = (name: string) => `${name} irimo koherezwa`;
export const added = 'Yongewemo';
export const uploadCount = (count: number) => `Ohereza ${count}`;
export const sending = 'Birimo koherezwa...';
export const stop = 'Hagarika';
export const close = 'Funga';
/** The title of a file whose name is none. */
export const untitled = 'Ifoto';

// The focal point
export const focalPoint = 'Ahantu h’ingenzi ku ifoto';
export const loadingThePicture = 'Ifoto irimo gufunguka...';
export const focalPointHint =
  'Urubuga rukunze gukata amafoto. Mukande ku kigomba kugumaho, nko mu maso h’umuntu, cyangwa mwimure akaziga mukoresheje utwambi.';
export const focalPointOfThePicture = 'Ahantu h’ingenzi ku ifoto';
export const percentFrom = (x: number, y: number) => `${x}% uvuye ibumoso, ${y}% uvuye hejuru`;
export const howTheSiteCropsIt = 'Uko urubuga ruyikata';
export const shapes = { card: 'Agakarita', banner: 'Ifoto yagutse', portrait: 'Ihagaze', square: 'Kare' };
export const saveFocalPoint = 'Bika ahantu h’ingenzi';
export const saving = 'Birimo kubikwa...';
export const focalPointSaved = 'Ahantu h’ingenzi habitswe.';
export const useTheDefault = 'Koresha ahasanzwe';
