// Why a file cannot be used, or only a part of it
export const bundleEmpty = 'The file cannot be used. It is empty.';
export const bundleFault = (line: string, why: string) => `The file cannot be used. Line ${line}: ${why}`;
export const bundleRecordGone = 'this record no longer exists.';
export const bundleNotXml = 'the file is damaged here, or incomplete. Ask for it again.';
export const bundleNotXliff =
  'it is not an XLIFF file, which translation programs read. Ask the translator for the file in the form in which you sent it.';
export const bundleNotXliff2 = 'it is not an XLIFF 2 file. Ask the translator to save it as XLIFF 2.';
export const bundleOtherSource = (main: string) =>
  `its texts are not translated from ${main}, the main language of this site. Ask the translator for the file that you sent.`;
export const bundleLanguage = (language: string) => `the site has no language “${language}”.`;
export const bundleContent = (name: string) => `there is no content “${name}”.`;
export const bundleTextTwice = (name: string) => `the text “${name}” is here a second time.`;
export const bundleText = (name: string) => `there is no text “${name}” here.`;
export const bundleCode = (name: string) =>
  `a text contains the code <${name}>. Ask the translator to keep marks, such as those for bold, as they are in the file you downloaded.`;
export const bundleDocumentType =
  'it has a DOCTYPE line, which the site does not accept. Ask the translator for the file without it.';
export const bundleTooDeep =
  'it is built in a way the site does not accept. Ask the translator for the file in the form in which you sent it.';
export const bundleFieldFault = (line: string, label: string, why: string) =>
  `The file cannot be used. Line ${line}: ${label}: ${why}`;
export const bundlePartly = (records: string, why: string) =>
  `Records saved from this file: ${records}. The others are not saved. ${why} Then upload the same file again to add them.`;
