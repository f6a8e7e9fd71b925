/** The part of the guide about importing a statement. */
export const importing = {
  about:
    'Ici vous importez le fichier de l’opérateur de mobile money ou de la banque\u00a0: un tableau en texte (CSV), Excel, LibreOffice (.ods) ou un relevé pour logiciels (CAMT.053). Le même fichier une fois de plus n’ajoute rien.',
  steps: [
    'Choisissez d’où il vient, et le fichier tel que vous l’avez reçu. Excel raccourcit les longs numéros quand il enregistre.',
    'La première fois, choisissez ce que contient chaque colonne. «\u00a0Entrée ou sortie\u00a0» a des signes comme Dr et Cr. «\u00a0État\u00a0» dit si un paiement est réglé.',
    'Vérifiez ce qui serait importé. «\u00a0Ne pas importer\u00a0» retire une ligne. Chaque ligne laissée de côté dit pourquoi.',
  ],
  asked: [
    {
      question: 'Et si le solde ne suit pas\u00a0?',
      answer: 'Vérifiez les colonnes. Si le fichier n’a qu’une partie des lignes, confirmez que c’est normal.',
    },
    {
      question: 'Et si rien ne dit si l’argent est entré ou sorti\u00a0?',
      answer: 'Retirez les lignes d’argent sorti, et confirmez que tout le reste est de l’argent entré.',
    },
    {
      question: 'Et si c’était le mauvais fichier\u00a0?',
      answer:
        'Choisissez «\u00a0Annuler l’importation...\u00a0» sous «\u00a0Importations précédentes\u00a0». Les paiements attribués ou mis de côté restent.',
    },
  ],
};
