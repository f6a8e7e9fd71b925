// A screen that cannot be shown
export const screenFailed = 'Uru rupapuro ntirwashoboye kwerekanwa';
export const screenFailedHint =
  'Habaye ikibazo. Ibyo mwanditse bibitse kuri iki gikoresho. Akenshi kongera gufungura urupapuro birafasha.';
export const tryAgain = 'Ongera ugerageze';
export const noPermission = 'Konti yanyu ntifite uburenganzira bwo gufungura uru rupapuro.';
export const whoCanGivePermission = (people: string) => `Aba bashobora kubaha uburenganzira: ${people}.`;
export const askForPermission = 'Mubusabe umuyobozi w’urubuga mu muryango wanyu.';

// An account that may do nothing
export const noRole = 'Konti yanyu nta nshingano irahabwa';
export const noPermissionAtAll = 'Mwinjiye, ariko konti yanyu nta burenganzira ifite bwo kugira icyo ikora hano.';
export const whoCanGiveRole = (people: string) => `Abashobora kubaha inshingano: ${people}.`;
export const askForRole = 'Musabe umuyobozi w’urubuga mu muryango wanyu kubaha inshingano.';
export const lookAgain = 'Mwongere murebe';
export const myProfile = 'Umwirondoro wanjye';
export const signOut = 'Sohoka';

// An address without a screen
export const pageNotFound = 'Urupapuro ntirwabonetse';
export const pageNotFoundHint = 'Uru rupapuro ntirwabonetse. Rushobora kuba rwarimuwe, cyangwa aderesi yanditswe nabi.';
export const goHome = 'Jya ahabanza';
export const goToDashboard = 'Jya ku rubuga rw’abakozi';
export const goBack = 'Subira inyuma';
export const help = 'Ubufasha';
export const contactUs = 'Twandikire';
export const events = 'Ibikorwa';
export const blogs = 'Inkuru';
export const aboutUs = 'Ibyacu';

// On the way in
export const loadingAccount = 'Konti yanyu irimo gufunguka...';
export const accountNotLoaded = 'Konti yanyu ntiyashoboye gufunguka';

export const howThisWorks = 'Uko bikoreshwa';
export const opensInNewTab = '(ifungukira ahandi)';
