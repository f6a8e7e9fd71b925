// From an offer to a receipt: a part of the guide for each screen

export const donations = {
  about: 'Voici les visiteurs qui ont proposé un don, et où en est chaque conversation.',
  steps: [
    'Ouvrez une nouvelle intention de don avec «\u00a0Voir\u00a0» et prenez contact.',
    'Choisissez «\u00a0Prévoir la prochaine étape\u00a0»\u00a0: qui s’en charge, et pour quand. Après ce jour, elle est «\u00a0En retard\u00a0».',
    'Choisissez «\u00a0Changer l’état\u00a0» quand la conversation a avancé.',
  ],
  asked: [
    {
      question: 'Comment noter ce qui a été dit\u00a0?',
      answer: 'Choisissez «\u00a0Ajouter une note\u00a0». Seul le personnel peut la lire.',
    },
    {
      question: 'Que faire quand un montant est promis\u00a0?',
      answer:
        'Choisissez «\u00a0Saisir une promesse de don\u00a0». Quand le don est arrivé, l’intention de don passe à «\u00a0Don reçu\u00a0».',
    },
    {
      question: 'Comment voir toutes les intentions côte à côte\u00a0?',
      answer: 'Choisissez «\u00a0Tableau\u00a0». Il a une colonne pour chaque état.',
    },
  ],
};

export const pledges = {
  about:
    'Une promesse de don est ce que quelqu’un a promis de donner. Elle a une référence comme K7M-4PQ2, que le donateur écrit sur le paiement, et une page à elle pour le donateur.',
  steps: [
    'Ajoutez au moins un des «\u00a0Moyens de paiement\u00a0». Les visiteurs peuvent alors promettre un don.',
    'Pour quelqu’un qui a appelé ou est venu, choisissez «\u00a0Saisir une promesse de don\u00a0» et donnez-lui la référence.',
    'Regardez «\u00a0Reçu / attendu\u00a0» dans la liste pour voir ce qui est arrivé.',
  ],
  asked: [
    {
      question: 'Et si un lien est parvenu à une autre personne\u00a0?',
      answer: 'Ouvrez la promesse de don et choisissez «\u00a0Nouveau lien\u00a0». L’ancien ne fonctionne plus.',
    },
    {
      question: 'Et si plus rien ne viendra\u00a0?',
      answer:
        'Choisissez «\u00a0Annuler la promesse de don\u00a0». «\u00a0Rouvrir la promesse de don\u00a0» revient en arrière.',
    },
  ],
};

export const payments = {
  about: 'Voici l’argent reçu, et qui l’a donné. «\u00a0À attribuer\u00a0» montre les paiements qui vous attendent.',
  steps: [
    'Importez un relevé de mobile money ou de la banque, ou choisissez «\u00a0Saisir des espèces\u00a0» pour l’argent reçu au bureau.',
    'Choisissez «\u00a0Vérifier et attribuer\u00a0» pour les paiements qui portent une référence.',
    'Ouvrez chacun des autres. Les donateurs probables y sont, avec la raison. Ou choisissez «\u00a0Choisir le donateur, ou partager\u00a0».',
  ],
  asked: [
    {
      question: 'Et si un paiement n’est pas un don\u00a0?',
      answer:
        'Choisissez «\u00a0Mettre de côté...\u00a0», par exemple pour des intérêts bancaires. «\u00a0Rouvrir\u00a0» revient en arrière.',
    },
    {
      question: 'Comment revenir sur une attribution\u00a0?',
      answer: 'Choisissez «\u00a0Annuler l’attribution...\u00a0» et dites pourquoi. Un reçu déjà établi est annulé.',
    },
    {
      question: 'Comment saisir un remboursement\u00a0?',
      answer:
        'Un remboursement est un paiement au-dessous de zéro. Ouvrez-le et choisissez le don. Établissez un autre reçu pour ce qui reste. Annulez la promesse de don si plus rien ne viendra.',
    },
  ],
};

export const givers = {
  about: 'Chaque personne qui a promis ou donné a une page ici, avec ses promesses, ses dons et ses reçus.',
  steps: [
    'Recherchez un nom, un e-mail ou un téléphone, et choisissez «\u00a0Ouvrir\u00a0».',
    'Corrigez-y le nom ou l’adresse et choisissez «\u00a0Enregistrer\u00a0». Les liens envoyés à l’ancienne adresse ne fonctionnent plus.',
  ],
  asked: [
    {
      question: 'Et si une personne y est deux fois\u00a0?',
      answer:
        'Regardez sous «\u00a0Est-ce la même personne\u00a0?\u00a0» et choisissez «\u00a0Fusionner\u00a0». «\u00a0Annuler la fusion\u00a0» les sépare de nouveau.',
    },
    {
      question: 'Comment envoyer tous les dons d’une année\u00a0?',
      answer:
        'Sous «\u00a0Récapitulatifs annuels\u00a0», téléchargez la feuille ou choisissez «\u00a0Envoyer par e-mail\u00a0».',
    },
    {
      question: 'Et si des e-mails sont parvenus à une autre personne\u00a0?',
      answer: 'Choisissez «\u00a0Désactiver tous les liens\u00a0». Envoyez ensuite de nouveau les reçus.',
    },
  ],
};

export const receipts = {
  about: 'Voici tous les reçus établis. Les numéros se suivent sans trou et ne servent jamais deux fois.',
  steps: [
    'Remplissez d’abord le nom, l’adresse et le numéro fiscal dans «\u00a0Réglages du site\u00a0». Ils figurent sur chaque reçu.',
    'Choisissez «\u00a0Établir le reçu\u00a0» près du paiement ou sur la page du donateur.',
    'Pour plusieurs à la fois, sélectionnez-les sous «\u00a0Remerciements à faire\u00a0» et choisissez «\u00a0Établir les reçus\u00a0».',
  ],
  asked: [
    {
      question: 'Et si un reçu est faux\u00a0?',
      answer:
        'Choisissez «\u00a0Annuler le reçu\u00a0» et dites pourquoi. Vous ne pourrez pas revenir en arrière. Établissez ensuite un nouveau reçu.',
    },
    {
      question: 'Comment le donateur le reçoit-il\u00a0?',
      answer:
        'Choisissez «\u00a0Envoyer\u00a0» pour l’envoyer par e-mail, ou «\u00a0Télécharger\u00a0» et imprimez-le.',
    },
  ],
};

export const givingReport = {
  about: 'Le rapport additionne ce qui a été promis et reçu, et ce qui manque encore.',
  steps: [
    'Choisissez «\u00a0Mois\u00a0» ou «\u00a0Projet\u00a0» dans «\u00a0Regroupé par\u00a0», et les jours.',
    'Regardez «\u00a0À faire\u00a0»\u00a0: on y trouve les remerciements et les paiements sans donateur.',
    'Choisissez «\u00a0Exporter en CSV\u00a0» ou «\u00a0Exporter en Excel\u00a0» pour un tableur.',
  ],
  asked: [
    {
      question: 'Comment remercier les gens\u00a0?',
      answer:
        'Ouvrez «\u00a0Remerciements à faire\u00a0». Remerciez chaque donateur à votre façon, puis choisissez «\u00a0Noter le remerciement\u00a0».',
    },
    {
      question: 'Pourquoi un paiement manque-t-il\u00a0?',
      answer: 'Un paiement est compté une fois que vous l’avez attribué. Le rapport dit combien n’est pas compris.',
    },
  ],
};

export const waysToPay = {
  about:
    'Ici vous dites comment les visiteurs peuvent donner\u00a0: un code de mobile money, un compte en banque, un bureau. Dès que l’un d’eux est affiché, la page des dons a «\u00a0Donner maintenant\u00a0».',
  steps: [
    'Choisissez le «\u00a0Type\u00a0» et la «\u00a0Monnaie\u00a0».',
    'Remplissez «\u00a0Code ou numéro de compte\u00a0» et «\u00a0Nom du compte\u00a0», et vérifiez-les deux fois.',
    'Laissez «\u00a0Affiché\u00a0» coché et enregistrez.',
  ],
  asked: [
    {
      question: 'Comment un téléphone compose-t-il le code tout seul\u00a0?',
      answer:
        'Remplissez «\u00a0Code à composer\u00a0», comme *182*8*1*123456*{amount}#. Le montant prend la place de {amount}.',
    },
    {
      question: 'Comment changer celui qui vient en premier\u00a0?',
      answer:
        'Choisissez «\u00a0Changer l’ordre\u00a0», déplacez les lignes et choisissez «\u00a0Enregistrer l’ordre\u00a0».',
    },
  ],
};

export const suggestedAmounts = {
  about: 'Ce sont des montants que les visiteurs peuvent choisir, chacun avec ce qu’il permet. On peut s’en passer.',
  steps: [
    'Saisissez le «\u00a0Montant\u00a0» et la «\u00a0Monnaie\u00a0».',
    'Expliquez dans «\u00a0Ce qu’il permet\u00a0» ce que paie ce montant, en quelques mots.',
    'Enregistrez, et regardez la page avec «\u00a0Voir sur le site\u00a0».',
  ],
  asked: [
    {
      question: 'Comment les mettre en ordre\u00a0?',
      answer:
        'Choisissez «\u00a0Changer l’ordre\u00a0», déplacez les lignes et choisissez «\u00a0Enregistrer l’ordre\u00a0». Les visiteurs voient alors le nouvel ordre.',
    },
    {
      question: 'Puis-je retirer un montant\u00a0?',
      answer: 'Oui. Supprimez-le. Pendant 30 jours, vous pouvez le restaurer depuis la corbeille.',
    },
  ],
};

export const projects = {
  about:
    'Les visiteurs peuvent choisir un de ces projets pour leur don. Les autres dons vont là où le besoin est le plus grand.',
  steps: [
    'Saisissez un «\u00a0Titre\u00a0» et un «\u00a0Texte\u00a0» qui dit à quoi sert l’argent.',
    'Saisissez un «\u00a0Objectif\u00a0» s’il y en a un. Zéro veut dire aucun.',
    'Laissez «\u00a0Affiché\u00a0» coché et enregistrez.',
  ],
  asked: [
    {
      question: 'Comment montrer ce qui a été reçu\u00a0?',
      answer:
        'Cochez «\u00a0Afficher le montant reçu\u00a0». Les visiteurs voient alors quelle part de l’objectif a été reçue, d’après les vrais chiffres.',
    },
    {
      question: 'Que faire quand un projet est terminé\u00a0?',
      answer: 'Décochez «\u00a0Affiché\u00a0» et enregistrez. Les visiteurs ne peuvent plus donner pour lui.',
    },
  ],
};
