export const page = 'Urupapuro';
export const failedToLoadThisPage = 'Uru rupapuro ntirwabonetse';
