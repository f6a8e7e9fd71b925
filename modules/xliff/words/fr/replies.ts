import { fieldLabel } from '../../../../domain/translation/field-label.ts';
import * as content from '../../../../locales/fr/content.ts';

// Why a file cannot be used, or only a part of it
export const bundleEmpty = 'Le fichier ne peut pas être utilisé. Il est vide.';
export const bundleFault = (line: string, why: string) =>
  `Le fichier ne peut pas être utilisé. Ligne ${line}\u00a0: ${why}`;
export const bundleRecordGone = 'cet élément n’existe plus.';
export const bundleNotXml = 'le fichier est endommagé ou coupé à cet endroit. Demandez-le de nouveau.';
export const bundleNotXliff =
  'ce n’est pas un fichier XLIFF, que lisent les logiciels de traduction. Demandez au traducteur le fichier sous la forme dans laquelle vous l’avez envoyé.';
export const bundleNotXliff2 = 'ce n’est pas du XLIFF 2. Demandez au traducteur de l’enregistrer en XLIFF 2.';
export const bundleOtherSource = (main: string) =>
  `sa langue source n’est pas la langue principale de ce site (${main}).`;
export const bundleLanguage = (language: string) => `le site n’a pas de langue «\u00a0${language}\u00a0».`;
export const bundleContent = (name: string) => `il n’y a pas de contenu «\u00a0${name}\u00a0».`;
export const bundleTextTwice = (name: string) => `le texte «\u00a0${name}\u00a0» y est une deuxième fois.`;
export const bundleText = (name: string) => `il n’y a pas de texte «\u00a0${name}\u00a0» ici.`;
export const bundleCode = (name: string) =>
  `un texte contient le code <${name}>. Demandez au traducteur de garder les codes de mise en forme, comme ceux du gras, tels qu’ils sont dans le fichier que vous avez téléchargé.`;
export const bundleDocumentType =
  'il contient une ligne DOCTYPE, que le site n’accepte pas. Demandez au traducteur le fichier sans cette ligne.';
export const bundleTooDeep =
  'il est construit d’une façon que le site n’accepte pas. Demandez au traducteur le fichier sous la forme dans laquelle vous l’avez envoyé.';
export const bundleFieldFault = (line: string, label: string, why: string) =>
  `Le fichier ne peut pas être utilisé. Ligne ${line}\u00a0: ${fieldLabel(content, label)}\u00a0: ${why}`;
export const bundlePartly = (records: string, why: string) =>
  `Éléments de ce fichier enregistrés\u00a0: ${records}. Les autres ne le sont pas. ${why} Importez ensuite de nouveau le même fichier pour les ajouter.`;
