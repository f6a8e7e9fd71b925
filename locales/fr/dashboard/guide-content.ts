// What staff write and show: a part of the guide for each screen

export const posts = {
  about: 'Ici vous écrivez les articles du blog. Les visiteurs lisent ceux qui sont publiés.',
  steps: [
    'Choisissez «\u00a0Nouvel article\u00a0» et écrivez un titre et un texte.',
    'Choisissez «\u00a0Aperçu\u00a0» pour voir l’article comme les visiteurs le verraient.',
    'Choisissez «\u00a0Publier\u00a0». Avec une «\u00a0Date de publication\u00a0» future, il est publié à ce moment-là.',
  ],
  asked: [
    {
      question: 'Comment montrer un brouillon à quelqu’un qui n’a pas de compte\u00a0?',
      answer:
        'Ouvrez l’article avec «\u00a0Voir\u00a0» et choisissez «\u00a0Créer un lien privé\u00a0». «\u00a0Désactiver tous les liens privés\u00a0» y met fin.',
    },
    {
      question: 'Comment retirer un article du site\u00a0?',
      answer:
        'Ouvrez-le et choisissez «\u00a0Retirer du site\u00a0»\u00a0: c’est de nouveau un brouillon. Ou supprimez-le. Pendant 30 jours, vous pouvez le restaurer depuis la corbeille.',
    },
    {
      question: 'Et si je n’ai pas le droit de publier\u00a0?',
      answer:
        'Choisissez «\u00a0Demander la publication\u00a0». Les personnes qui peuvent publier trouvent l’article sous «\u00a0À traiter\u00a0», et le publient ou le rendent avec ce qui est à changer.',
    },
  ],
};

/** What stands beside each text that is written. */
export const beforePublishing = {
  about:
    'À côté d’un article, d’un événement ou d’une page que vous écrivez, «\u00a0Avant de publier\u00a0» énumère ce qui gênerait un lecteur. Ce ne sont que des conseils\u00a0: vous pouvez toujours enregistrer et publier.',
  steps: [
    'Écrivez le texte. La liste suit dès que vous faites une pause.',
    'Choisissez une ligne. Elle mène à l’endroit dans le texte, au champ ou à la traduction.',
    'Corrigez, ou laissez tel quel. Quand il ne reste rien, vous lisez «\u00a0Rien à corriger.\u00a0»',
  ],
  asked: [
    {
      question: 'Pourquoi les mots d’un lien doivent-ils dire où il mène\u00a0?',
      answer: 'Les personnes qui écoutent une page vont de lien en lien et n’entendent que ces mots.',
    },
    {
      question: 'Pourquoi une page consomme-t-elle tant de données\u00a0?',
      answer:
        'Les images d’un texte sont chargées à leur taille d’origine. Choisissez moins d’images, ou des images plus petites.',
    },
    {
      question: 'Quels mots sont marqués dans le texte\u00a0?',
      answer:
        'Les liens qui ne mènent nulle part, selon ce que l’on savait au dernier enregistrement. Ce vers quoi ils menaient a été supprimé ou n’est pas public.',
    },
  ],
};

export const categories = {
  about:
    'Les catégories classent les articles. La galerie a ses propres catégories, qui fonctionnent de la même façon.',
  steps: [
    'Regardez dans la liste si cette catégorie existe déjà.',
    'Saisissez un nom et choisissez «\u00a0Enregistrer la catégorie\u00a0».',
    'Choisissez la catégorie dans le formulaire d’un article ou d’un élément de la galerie.',
  ],
  asked: [
    {
      question: 'Comment renommer une catégorie\u00a0?',
      answer:
        'Choisissez «\u00a0Modifier\u00a0», changez le nom et choisissez «\u00a0Enregistrer la catégorie\u00a0». Tous ses articles montrent le nouveau nom.',
    },
    {
      question: 'Puis-je retrouver une catégorie supprimée\u00a0?',
      answer:
        'Oui. Ouvrez «\u00a0Corbeille\u00a0» à côté de «\u00a0Utilisées\u00a0» et choisissez «\u00a0Restaurer\u00a0». Elle y reste 30 jours.',
    },
  ],
};

export const calendar = {
  about:
    'Le calendrier montre un mois\u00a0: les articles, lettres d’information, événements, annonces et publicités qui paraissent ou ont lieu.',
  steps: [
    'Choisissez un mois, et cochez ce que vous voulez voir.',
    'Choisissez une entrée pour l’ouvrir.',
    'Pour déplacer un article programmé, une lettre programmée ou un événement, faites-le glisser, ou choisissez «\u00a0Déplacer à un autre jour\u00a0» à côté.',
  ],
  asked: [
    {
      question: 'Pourquoi ne puis-je pas déplacer une entrée\u00a0?',
      answer: 'Ce qui est publié, envoyé ou commencé reste à sa place. Son formulaire permet de le modifier.',
    },
    {
      question: 'Comment envoyer une lettre d’information à une heure précise\u00a0?',
      answer:
        'Dans la lettre, choisissez «\u00a0Envoyer plus tard...\u00a0». Pour changer ensuite son texte, choisissez d’abord «\u00a0Annuler l’heure d’envoi\u00a0».',
    },
  ],
};

export const events = {
  about:
    'Ici vous annoncez les événements\u00a0: quoi, où et quand. Les visiteurs peuvent s’inscrire à ceux qui sont à venir.',
  steps: [
    'Choisissez «\u00a0Ajouter un événement\u00a0» et remplissez le formulaire. «\u00a0Nombre de places\u00a0» dit combien de personnes peuvent s’inscrire.',
    'Choisissez «\u00a0Créer l’événement\u00a0». «\u00a0Enregistrer comme brouillon\u00a0» garde l’événement pour le personnel jusqu’à ce que vous l’activiez.',
  ],
  asked: [
    {
      question: 'Comment déplacer un événement\u00a0?',
      answer:
        'Changez l’heure ou le lieu et enregistrez. Si des personnes sont inscrites, on vous demande s’il faut les prévenir.',
    },
    {
      question: 'Comment annuler un événement\u00a0?',
      answer:
        'Supprimez-le et cochez «\u00a0Prévenir les inscrits par e-mail que l’événement n’a pas lieu\u00a0». Un e-mail parti ne peut pas être repris.',
    },
    {
      question: 'Comment refaire un événement\u00a0?',
      answer: 'Choisissez «\u00a0Dupliquer\u00a0» sur sa ligne. La copie est inactive jusqu’à ce que vous l’activiez.',
    },
  ],
};

export const registrations = {
  about:
    'Chaque événement a la liste de ses inscrits. Choisissez «\u00a0Inscriptions\u00a0» sur la ligne de l’événement pour l’ouvrir.',
  steps: [
    'Pour quelqu’un qui a appelé ou est venu, choisissez «\u00a0Ajouter une inscription\u00a0». Une adresse e-mail ou un numéro de téléphone suffit.',
    'Avant l’événement, choisissez «\u00a0Feuille de présence\u00a0», puis «\u00a0Imprimer\u00a0».',
  ],
  asked: [
    {
      question: 'Comment annuler une inscription\u00a0?',
      answer:
        'Choisissez «\u00a0Annuler\u00a0» sur sa ligne. La place est libre pour quelqu’un d’autre. «\u00a0Inscrire de nouveau\u00a0» reste possible pendant 30 jours.',
    },
    {
      question: 'Qui dois-je appeler\u00a0?',
      answer:
        'Les personnes marquées «\u00a0À appeler\u00a0» n’ont laissé qu’un numéro de téléphone\u00a0: aucun e-mail ne les atteint.',
    },
  ],
};

export const announcements = {
  about: 'Une annonce est un court message dans le bandeau en haut de chaque page.',
  steps: [
    'Remplissez «\u00a0Titre\u00a0» et «\u00a0Message\u00a0».',
    'Choisissez dans «\u00a0Afficher jusqu’au\u00a0» quand elle se termine, ou laissez ce champ vide.',
    'Cochez «\u00a0Active\u00a0» et enregistrez.',
  ],
  asked: [
    {
      question: 'Comment retirer une annonce\u00a0?',
      answer:
        'Modifiez-la, décochez «\u00a0Active\u00a0» et enregistrez. Elle reste dans la liste, et vous pouvez la réutiliser.',
    },
    {
      question: 'Pourquoi les visiteurs ne voient-ils pas mon annonce\u00a0?',
      answer:
        'Regardez son état dans la liste. «\u00a0Inactive\u00a0» veut dire qu’elle n’est pas cochée, «\u00a0Terminée\u00a0» que son temps est passé.',
    },
  ],
};

export const advertisements = {
  about: 'Les publicités sont les grandes images qui changent sur la page d’accueil. Chacune mène à une adresse.',
  steps: [
    'Remplissez «\u00a0Titre\u00a0», «\u00a0Adresse du lien\u00a0», «\u00a0Début\u00a0» et «\u00a0Fin\u00a0».',
    'Choisissez une image. Sans image, une image par défaut est affichée.',
    'Laissez «\u00a0Activer aussitôt cette publicité\u00a0» coché et choisissez «\u00a0Créer la publicité\u00a0».',
  ],
  asked: [
    {
      question: 'Comment savoir si on la regarde\u00a0?',
      answer:
        'La liste compte combien de fois chacune a été vue et cliquée. «\u00a0Taux de clics\u00a0» dit combien de clics il y a eu par vue.',
    },
    {
      question: 'Pourquoi ma publicité n’est-elle pas affichée\u00a0?',
      answer:
        'Regardez son état. «\u00a0Programmée\u00a0» n’a pas commencé, «\u00a0Terminée\u00a0» est passée, et «\u00a0Inactive\u00a0» n’a pas été activée.',
    },
  ],
};

export const gallery = {
  about: 'Ici se trouvent les images et les vidéos que les visiteurs voient dans la galerie.',
  steps: [
    'Choisissez «\u00a0Nouvel élément\u00a0» pour une image ou une vidéo, ou «\u00a0Ajouter des images\u00a0» pour en ajouter beaucoup.',
    'Décrivez en quelques mots ce que montre chaque image. C’est lu à voix haute aux personnes qui ne la voient pas.',
    'Choisissez ses catégories et laissez «\u00a0Actif\u00a0» coché.',
  ],
  asked: [
    {
      question: 'Comment ajouter une vidéo\u00a0?',
      answer:
        'Choisissez «\u00a0Nouvel élément\u00a0», puis la vidéo dans «\u00a0Type de média\u00a0», et saisissez son adresse dans «\u00a0Adresse de la vidéo\u00a0».',
    },
    {
      question: 'Comment cacher une image sans la supprimer\u00a0?',
      answer: 'Modifiez-la, décochez «\u00a0Actif\u00a0» et choisissez «\u00a0Enregistrer l’élément\u00a0».',
    },
  ],
};

export const newsletter = {
  about:
    'Une lettre d’information part par e-mail à tous ceux qui se sont abonnés et l’ont confirmé. L’enregistrer n’envoie rien.',
  steps: [
    'Choisissez «\u00a0Écrire une lettre d’information\u00a0», écrivez-la et choisissez «\u00a0Enregistrer le brouillon\u00a0».',
    'Choisissez «\u00a0M’envoyer un e-mail de test\u00a0» et lisez-la dans votre boîte.',
    'Choisissez «\u00a0Envoyer à tous les abonnés...\u00a0», vérifiez combien de personnes la reçoivent, et choisissez «\u00a0Envoyer maintenant\u00a0».',
  ],
  asked: [
    {
      question: 'Puis-je arrêter un envoi\u00a0?',
      answer:
        'Oui, avec «\u00a0Arrêter l’envoi\u00a0». Les e-mails partis ne peuvent pas être repris. «\u00a0Reprendre l’envoi\u00a0» envoie le reste, et personne ne reçoit la lettre deux fois.',
    },
    {
      question: 'Que faire des e-mails non envoyés\u00a0?',
      answer: 'Ouvrez la lettre d’information et choisissez «\u00a0Renvoyer ces e-mails\u00a0».',
    },
  ],
};

export const subscribers = {
  about:
    'Voici tous ceux qui ont demandé la lettre d’information. Seuls ceux dont l’état est «\u00a0Confirmé\u00a0» la reçoivent.',
  steps: [
    'Recherchez une adresse pour voir si elle est confirmée.',
    'Choisissez «\u00a0Exporter en CSV\u00a0» ou «\u00a0Exporter en Excel\u00a0» pour garder la liste dans un fichier.',
  ],
  asked: [
    {
      question: 'Comment ajouter quelqu’un\u00a0?',
      answer:
        'Chacun s’abonne sur le site et confirme par e-mail. Ainsi, personne ne reçoit une lettre d’information qu’il n’a pas demandée.',
    },
    {
      question: 'Comment retirer quelqu’un de la liste\u00a0?',
      answer:
        'Chaque lettre d’information a un lien pour se désabonner. Si une personne demande d’effacer ce qui est gardé sur elle, utilisez «\u00a0Données personnelles\u00a0».',
    },
  ],
};

export const media = {
  about:
    'Toutes les images, les vidéos, les enregistrements et les documents sont gardés ici. Les formulaires y choisissent leurs fichiers.',
  steps: [
    'Choisissez «\u00a0Ajouter des fichiers\u00a0» pour en ajouter un.',
    'Ouvrez une image et dites dans «\u00a0Description\u00a0» ce qu’elle montre.',
    'Placez son «\u00a0Point d’intérêt\u00a0» sur ce qui doit rester visible, comme un visage\u00a0: le site recadre souvent les images.',
  ],
  asked: [
    {
      question: 'Pourquoi ne puis-je pas supprimer un fichier\u00a0?',
      answer:
        'Quelque chose l’utilise, peut-être un élément dans la corbeille. «\u00a0Où il est utilisé\u00a0» dit quoi.',
    },
    {
      question: 'Comment montrer une autre image\u00a0?',
      answer: 'Ouvrez le formulaire de l’élément qui la montre et choisissez «\u00a0Changer l’image\u00a0».',
    },
  ],
};

export const translations = {
  about:
    'Voici tout ce qui peut être traduit, par langue. Ce que personne n’a traduit, les visiteurs le lisent dans l’original.',
  steps: [
    'Proposez d’abord la langue\u00a0: «\u00a0Réglages du site\u00a0», «\u00a0Langues\u00a0».',
    'Choisissez un élément dont la traduction est «\u00a0Manquante\u00a0» ou «\u00a0Pas à jour\u00a0», et écrivez à côté de l’original.',
    'Choisissez «\u00a0Enregistrer le brouillon\u00a0» pour le garder, ou «\u00a0Publier\u00a0» pour le montrer aux visiteurs dans cette langue. Un article programmé paraît à son heure dans toutes ses langues publiées.',
  ],
  asked: [
    {
      question: 'Et si le changement dans l’original ne change rien ici\u00a0?',
      answer:
        'Cochez «\u00a0La traduction est toujours juste\u00a0». Si vous corrigez seulement une faute dans l’original, cochez «\u00a0Petite correction\u00a0» dans son formulaire.',
    },
    {
      question: 'Comment des traducteurs travaillent-ils hors du tableau de bord\u00a0?',
      answer:
        'Téléchargez le fichier pour traducteurs (XLIFF) et envoyez-le ici quand il revient. Ses textes deviennent des brouillons que vous publiez. Un fichier abîmé ne change rien.',
    },
  ],
};
