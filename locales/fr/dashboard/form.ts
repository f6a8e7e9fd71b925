import { de } from '../elision.ts';
import { le, un } from '../nouns.ts';

export const nothingSavedYet =
  'Rien n’est encore enregistré. Les deux versions sont ci-dessous. Si vous enregistrez de nouveau, la vôtre remplacera l’autre.';
export const yourVersionIsTheSame = 'Votre version est identique à l’autre.';
export const theirs = 'L’autre version';
export const yours = 'Votre version';
export const takeTheirs = 'Garder l’autre version';
export const takeTheirsOf = (label: string) => `Garder l’autre version pour ${label}`;
export const takeAllOfTheirs = 'Garder toute l’autre version';
export const keepMine = 'Garder le mien';
export const keepMineOf = (label: string) => `Garder le mien pour ${label}`;
export const whatTheyChanged = 'Ce qui a été changé';
export const onlyYouChanged = 'Vous seul avez changé ceci.';
export const theyChanged = (labels: string) => `L’autre personne a changé\u00a0: ${labels}.`;
export const allChosen = 'Vous avez choisi pour chaque champ. Enregistrez à nouveau.';
/** Of words that are marked, for screen readers. */
export const cameIn = 'ajouté';
export const wentOut = 'retiré';
export const selectedCopyItNow = 'Sélectionné. Copiez maintenant.';
export const copied = 'Copié.';
export const copy = 'Copier';
export const savedDraftFrom = (moment: string) => `Cet appareil a un brouillon enregistré le ${moment}.`;
export const continueWithIt = 'Reprendre le brouillon';
export const discardIt = 'Supprimer le brouillon';
export const replaceWhatYouTyped = 'Remplacer ce que vous avez saisi par le brouillon\u00a0?';
export const whatYouTypedIsAlso =
  'Ce que vous avez saisi est aussi enregistré sur cet appareil. Vous pouvez y revenir ici.';
export const keepWhatITyped = 'Garder ce que j’ai saisi';
export const useTheSavedDraft = 'Utiliser le brouillon';
export const cancel = 'Annuler';
export const preview = 'Aperçu';
export const discardYourChanges = 'Abandonner vos changements\u00a0?';
export const yourChangesHaveNotBeen = 'Vos changements ne sont pas enregistrés.';
export const keepEditing = 'Continuer à modifier';
export const discard = 'Abandonner';
export const movedToPlace = (to: number, count: number) => `Nouvelle place\u00a0: ${to} sur ${count}.`;
export const noneYet = (one: string) => `Il n’y a pas encore ${de(one)}.`;
export const entryOf = (one: string, place: number, count: number) => `${one} ${place} sur ${count}`;
export const moveUp = (one: string, place: number) => `Monter ${le(one)} ${place}`;
export const moveDown = (one: string, place: number) => `Descendre ${le(one)} ${place}`;
export const remove = (one: string, place: number) => `Retirer ${le(one)} ${place}`;
export const removedLeft = (count: number) => `Retiré. Il en reste ${count}.`;
export const add = (one: string) => `Ajouter ${un(one)}`;
export const atMost = (most: number, said: string) => `Il peut y en avoir ${most} au plus. ${said}`;
export const visitorsWouldSeeThisIf =
  'Voici ce que les visiteurs verraient si vous enregistriez. Rien n’est encore enregistré.';
export const previewOfThePage = 'Aperçu de la page';
export const onTheWholeWidth = 'Toute la largeur';
export const onAPhone = 'Téléphone';
export const yes = 'Oui';
export const no = 'Non';
export const empty = 'Vide';
export const someoneDeletedThis =
  'Quelqu’un a supprimé ceci. Ce que vous avez saisi est enregistré sur cet appareil. Restaurez-le depuis la corbeille, puis enregistrez de nouveau.';
export const peopleWhoCanChangeThis = (message: string, people: string) =>
  `${message} Ces personnes peuvent le modifier\u00a0: ${people}.`;
export const language = 'Langue';
export const languageHint = 'La langue que lit cette personne.';
/** Of a text that is being written. */
export const charactersOf = (count: number, limit: number) => `${count}/${limit} caractères`;
export const reasonNotLoaded = 'Ceci ne peut pas être accepté tel quel. Rechargez cette page pour lire pourquoi.';
