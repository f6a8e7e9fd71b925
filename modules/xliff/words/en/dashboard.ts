export const forOthers = 'For outside translators';
export const forOthersHint =
  'Download the texts as a file for translators (XLIFF 2), which translation programs read. Upload the file when it comes back: its texts become drafts.';
export const download = (language: string) => `Download for ${language}`;
export const inParts = (parts: number) => `There are ${parts} files. Each can be translated and uploaded separately.`;
export const downloading = 'Preparing...';
export const upload = 'Upload a translated file';
export const uploading = 'Reading the file...';
export const taken = (changed: number, records: number) =>
  `${changed === 1 ? '1 text' : `${changed} texts`} of ${records === 1 ? '1 record' : `${records} records`} saved as drafts.`;
export const nothingTaken = 'Nothing in this file is new.';
export const skipped = (names: string) => `Changed here since the file was made, so left as they are: ${names}.`;
export const incomplete = (names: string) => `Only some sentences are translated, so not saved: ${names}.`;
