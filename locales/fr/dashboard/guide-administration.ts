// What waits, who may do what, and how things come back: a part of the guide for each screen

export const overview = {
  about:
    'Le premier écran montre ce qui est nouveau depuis votre dernière visite, ce qui attend et les prochains événements.',
  steps: [
    'Regardez «\u00a0À traiter\u00a0». Chaque ligne mène au travail à faire.',
    'Sous «\u00a0Vérifiez les informations du site\u00a0», choisissez «\u00a0Confirmer\u00a0» pour ce qui est vrai, et «\u00a0Modifier\u00a0» pour le reste.',
  ],
  asked: [
    {
      question: 'Que sont les nombres dans le menu\u00a0?',
      answer: 'Autant d’éléments y attendent une réponse. Le nombre baisse à mesure que vous les traitez.',
    },
    {
      question: 'Qu’est-ce que «\u00a0État du système\u00a0»\u00a0?',
      answer:
        'Il dit si les e-mails, les sauvegardes et le disque vont bien. Si quelque chose ne va pas, prévenez la personne qui s’occupe du serveur. Sans serveur de messagerie, aucun e-mail n’est envoyé.',
    },
    {
      question: 'Comment arranger le menu\u00a0?',
      answer:
        'Appuyez sur un titre pour replier son groupe. L’épingle à côté d’une entrée la place en haut, sous «\u00a0Épinglés\u00a0», sur chacun de vos appareils.',
    },
  ],
};

export const forms = {
  about: 'Ici, vous faites vos propres formulaires pour les visiteurs\u00a0: bénévoles, partenaires, sondage.',
  steps: [
    'Choisissez «\u00a0Ajouter un formulaire\u00a0», puis un point de départ.',
    'Changez les questions comme vous voulez, puis créez le formulaire.',
    'Copiez son lien avec «\u00a0Copier le lien\u00a0» et mettez-le dans une page, un article ou un message.',
  ],
  asked: [
    {
      question: 'Puis-je changer un formulaire qui a des réponses\u00a0?',
      answer:
        'Oui. Les réponses gardent les questions telles qu’elles étaient. Une question que vous retirez reste dans les réponses et dans le fichier exporté.',
    },
    {
      question: 'Comment fermer un formulaire\u00a0?',
      answer:
        'Retirez la coche «\u00a0Prend des réponses\u00a0», ou fixez le jour où il ferme. Les visiteurs lisent alors qu’il est fermé.',
    },
  ],
};

export const formAnswers = {
  about: 'Ici se trouvent les réponses envoyées par vos propres formulaires.',
  steps: [
    'Choisissez un formulaire dans le filtre «\u00a0Formulaire\u00a0».',
    'Ouvrez une réponse avec «\u00a0Voir\u00a0». Mettez son état sur «\u00a0Traité\u00a0» quand c’est fait.',
    'Enregistrez-les toutes dans un fichier pour tableur avec «\u00a0Exporter en CSV\u00a0».',
  ],
  asked: [
    {
      question: 'Combien de temps les réponses sont-elles gardées\u00a0?',
      answer: 'Aussi longtemps que leur formulaire le dit. Ensuite, elles sont supprimées d’elles-mêmes.',
    },
  ],
};

export const contacts = {
  about: 'Voici les messages que les visiteurs ont écrits sur la page de contact.',
  steps: [
    'Ouvrez un message avec «\u00a0Voir\u00a0».',
    'Écrivez votre réponse au-dessous et choisissez «\u00a0Envoyer la réponse\u00a0». Elle est signée du nom de l’organisation.',
    'Si aucune réponse n’est nécessaire, mettez l’état sur «\u00a0Lu\u00a0».',
  ],
  asked: [
    {
      question: 'Comment voir ce que personne n’a lu\u00a0?',
      answer: 'Mettez le filtre «\u00a0État\u00a0» sur «\u00a0Nouveau\u00a0». Le menu compte aussi ces messages.',
    },
    {
      question: 'Que faire d’une publicité\u00a0?',
      answer: 'Supprimez-la. Elle reste 30 jours dans la corbeille.',
    },
    {
      question: 'Que voit-on à côté d’un message\u00a0?',
      answer:
        'Les réponses déjà données, avec ce que chacune est devenue, et ce que l’on sait de la personne\u00a0: ce qu’elle a envoyé, promis, donné, et à quoi elle s’est inscrite.',
    },
  ],
};

export const users = {
  about: 'Voici les personnes qui ont un compte, et les rôles qui disent ce que chacune peut faire.',
  steps: [
    'Choisissez «\u00a0+ Nouvel utilisateur\u00a0» et saisissez le nom et l’adresse e-mail.',
    'Cochez «\u00a0Envoyer plutôt une invitation\u00a0». La personne choisit un mot de passe par un lien, dans les 72 heures.',
    'Choisissez des rôles sous «\u00a0Attribution des rôles\u00a0», puis «\u00a0Créer l’utilisateur\u00a0».',
  ],
  asked: [
    {
      question: 'Que faire quand quelqu’un s’en va\u00a0?',
      answer:
        'Ouvrez le compte et choisissez «\u00a0Désactiver\u00a0». La personne est aussitôt déconnectée. Ce qu’elle a écrit reste.',
    },
    {
      question: 'Et si quelqu’un ne peut pas se connecter\u00a0?',
      answer:
        'Ouvrez le compte. Choisissez «\u00a0Inviter de nouveau\u00a0» si le lien n’est plus valable, ou «\u00a0Débloquer le compte\u00a0» après trop d’essais.',
    },
  ],
};

export const roles = {
  about: 'Un rôle est une liste de ce que l’on peut faire. Donnez à chacun les rôles que demande son travail.',
  steps: [
    'Choisissez «\u00a0+ Nouveau rôle\u00a0» et donnez-lui un nom.',
    'Cochez ce qu’il permet. Une phrase au-dessous dit ce que cela veut dire.',
    'Choisissez «\u00a0Créer le rôle\u00a0». Attribuez-le sous «\u00a0Utilisateurs\u00a0».',
  ],
  asked: [
    {
      question: 'Comment voir qui a un rôle\u00a0?',
      answer: 'Modifiez le rôle et regardez «\u00a0Qui a ce rôle\u00a0».',
    },
    {
      question: 'Quelqu’un peut-il seulement traduire\u00a0?',
      answer: 'Oui. Cochez «\u00a0Traduire\u00a0» et rien d’autre.',
    },
    {
      question: 'Pourquoi ne puis-je pas cocher une permission\u00a0?',
      answer: 'Vous ne pouvez donner que les permissions que vous avez vous-même.',
    },
  ],
};

export const privacy = {
  about: 'Ici vous trouvez ce qui est gardé sur une personne, pour le montrer, le remettre ou l’effacer.',
  steps: [
    'Assurez-vous de qui demande\u00a0: il s’agit des données de quelqu’un.',
    'Saisissez une adresse e-mail, un numéro de téléphone ou un nom et choisissez «\u00a0Rechercher\u00a0».',
    'Regardez les éléments. «\u00a0Enregistrer pour lire\u00a0» fait un fichier pour la personne, «\u00a0Enregistrer pour un logiciel (JSON)\u00a0» un fichier pour d’autres programmes.',
  ],
  asked: [
    {
      question: 'Comment effacer les données de quelqu’un\u00a0?',
      answer:
        'Choisissez «\u00a0Effacer définitivement...\u00a0» et saisissez l’adresse pour confirmer. Vous ne pourrez pas revenir en arrière.',
    },
    {
      question: 'Sinon, combien de temps les données sont-elles gardées\u00a0?',
      answer: '«\u00a0Durée de conservation des données\u00a0» le dit. Ce qui a expiré est supprimé automatiquement.',
    },
  ],
};

export const audit = {
  about: 'Le journal dit qui a changé quoi, et qui s’est connecté. Personne ne peut le modifier.',
  steps: [
    'Recherchez un nom ou un élément.',
    'Choisissez une personne dans «\u00a0Qui\u00a0», une «\u00a0Action\u00a0», ou les jours dans «\u00a0Du\u00a0» et «\u00a0Au\u00a0».',
  ],
  asked: [
    {
      question: 'Que faire si un compte a causé des dégâts\u00a0?',
      answer:
        'Désactivez-le d’abord, sous «\u00a0Utilisateurs\u00a0». Un superutilisateur choisit ensuite «\u00a0Annuler ce qu’un compte a fait\u00a0».',
    },
    {
      question: 'Où sont les lignes plus anciennes\u00a0?',
      answer: 'La liste en a 10\u00a0000 au plus. Choisissez une période pour voir celles d’avant.',
    },
  ],
};

export const undo = {
  about:
    'Un superutilisateur peut annuler ce qu’un compte a fait en quelques heures, s’il a causé des dégâts. Rien ne se passe avant le dernier bouton.',
  steps: [
    'Désactivez le compte sous «\u00a0Utilisateurs\u00a0», pour qu’il ne fasse plus rien.',
    'Choisissez le «\u00a0Compte\u00a0» et 24 heures au plus, puis «\u00a0Afficher les changements\u00a0».',
    'Vérifiez chaque élément. Ce que quelqu’un d’autre a changé depuis reste tel quel, sauf si vous le cochez. Annulez ensuite.',
  ],
  asked: [
    {
      question: 'Qu’est-ce qui ne revient pas\u00a0?',
      answer:
        'L’argent saisi, les e-mails partis, ce qui a été supprimé définitivement, les traductions, les comptes et les rôles. L’écran compte ce que dit encore le journal.',
    },
    {
      question: 'Et si j’annule trop\u00a0?',
      answer: 'Chaque annulation est gardée comme version. Vous pouvez l’annuler de la même façon.',
    },
  ],
};

export const backups = {
  about:
    'Les sauvegardes contiennent tout\u00a0: textes, personnes, argent et fichiers. Le site en fait une chaque jour. Un superutilisateur peut en faire une maintenant et en emporter une.',
  steps: [
    'Choisissez «\u00a0En faire une maintenant\u00a0», ou prenez la dernière qui a été essayée.',
    'Choisissez «\u00a0Télécharger\u00a0», saisissez votre mot de passe, puis le code reçu par e-mail. Chaque superutilisateur en est averti.',
    'Gardez le fichier en lieu sûr. Qui l’a a tout.',
  ],
  asked: [
    {
      question: 'Et si le téléchargement s’interrompt\u00a0?',
      answer: 'Reprenez-le dans le navigateur, ou choisissez «\u00a0Télécharger de nouveau\u00a0», dans l’heure.',
    },
    {
      question: 'Comment restaurer une sauvegarde\u00a0?',
      answer: 'Pas ici\u00a0: demandez à la personne qui s’occupe du serveur.',
    },
  ],
};

export const versions = {
  about:
    'Quand quelqu’un enregistre un changement, le tableau de bord garde ce qu’il y avait avant. «\u00a0Versions précédentes\u00a0» se trouve à la fin de la plupart des formulaires. Cent au plus sont gardées.',
  steps: [
    'Choisissez une version pour lire dans son texte ce qui est venu et ce qui est parti.',
    'Choisissez «\u00a0Restaurer cette version\u00a0». La version actuelle est gardée aussi.',
  ],
  asked: [
    {
      question: 'Comment voir à quoi cela ressemblait un certain jour\u00a0?',
      answer:
        'Sous «\u00a0Comment c’était à un moment donné\u00a0», choisissez un jour et une heure, puis «\u00a0Afficher\u00a0».',
    },
    {
      question: 'Qu’est-ce qui ne revient pas\u00a0?',
      answer:
        'Les fichiers supprimés\u00a0: l’écran les nomme. Que les visiteurs puissent lire l’élément ou non, et le compte d’un moyen de paiement, restent tels quels.',
    },
  ],
};

export const profile = {
  about: 'Voici votre nom, votre mot de passe, votre langue et les appareils sur lesquels vous êtes connecté.',
  steps: [
    'Choisissez la langue du tableau de bord sous «\u00a0Langue\u00a0», puis «\u00a0Enregistrer la langue\u00a0».',
    'Créez des «\u00a0Codes de secours\u00a0» et gardez-les en lieu sûr. L’un d’eux vous fait entrer quand l’e-mail avec votre code n’arrive pas.',
  ],
  asked: [
    {
      question: 'Comment changer mon mot de passe\u00a0?',
      answer:
        'Saisissez l’ancien et le nouveau et choisissez «\u00a0Changer le mot de passe\u00a0». Vous êtes déconnecté de tous les autres appareils.',
    },
    {
      question: 'Et si je ne reconnais pas un appareil\u00a0?',
      answer: 'Choisissez «\u00a0Déconnecter\u00a0» à côté, et changez votre mot de passe.',
    },
    {
      question: 'Comment revoir un conseil que j’ai fermé\u00a0?',
      answer: 'Choisissez «\u00a0Montrer à nouveau les conseils\u00a0».',
    },
  ],
};
