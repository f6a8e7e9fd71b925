// What the site says of the organisation: a part of the guide for each screen

export const siteSettings = {
  about: 'Ici se trouve ce que chaque page utilise\u00a0: le nom, la mission, les bureaux, les chiffres.',
  steps: [
    'Remplissez le nom, l’adresse et «\u00a0Numéro fiscal\u00a0». Ils figurent sur chaque reçu.',
    'Remplissez «\u00a0E-mail\u00a0». Les messages des visiteurs arrivent à cette adresse.',
    'Choisissez «\u00a0Enregistrer les réglages\u00a0».',
  ],
  asked: [
    {
      question: 'Comment proposer une autre langue\u00a0?',
      answer:
        'Cochez-la sous «\u00a0Langues\u00a0». Chaque page a alors un lien vers elle. Ce qui n’est pas traduit apparaît dans la langue où il est écrit.',
    },
    {
      question: 'Comment changer la langue principale\u00a0?',
      answer:
        'Choisissez «\u00a0Changer la langue principale\u00a0» sous «\u00a0Avec précaution\u00a0», puis une langue. Vous lisez ce qui va se passer avant de confirmer. Les visiteurs trouvent la nouvelle langue aux adresses sans préfixe. On revient en arrière de la même façon.',
    },
    {
      question: 'Que deviennent les textes qui ne sont pas traduits\u00a0?',
      answer:
        'Ils restent dans la langue où ils sont écrits, et les visiteurs les lisent toujours. Sous «\u00a0Traductions\u00a0», choisissez la nouvelle langue principale et «\u00a0Manquante\u00a0» pour les voir. Un texte que vous traduisez et publiez échange sa place avec sa traduction.',
    },
    {
      question: 'Et si nos textes sont dans une autre langue depuis le début\u00a0?',
      answer:
        'Cochez la seconde case de «\u00a0Changer la langue principale\u00a0». Tous les textes comptent alors comme écrits dans la nouvelle langue.',
    },
    {
      question: 'Comment retrouver un ancien texte\u00a0?',
      answer:
        'Choisissez «\u00a0Versions précédentes\u00a0» à la fin du formulaire. La première est celle avec laquelle le site est arrivé.',
    },
  ],
};

export const pages = {
  about: 'Ici vous ajoutez vos propres pages, chacune avec son texte et son adresse.',
  steps: [
    'Choisissez «\u00a0Nouvelle page\u00a0» et écrivez un titre et un texte.',
    'Laissez «\u00a0Adresse\u00a0» vide pour la tirer du titre, ou saisissez-en une courte.',
    'Mettez «\u00a0État\u00a0» sur «\u00a0Publié\u00a0» et choisissez «\u00a0Enregistrer la page\u00a0».',
  ],
  asked: [
    {
      question: 'Comment faire une page avec des images, des colonnes ou un formulaire\u00a0?',
      answer:
        'Choisissez «\u00a0Ajouter un bloc\u00a0» sous le texte, choisissez un type et remplissez-le. Faites glisser les blocs, ou utilisez les flèches, pour les mettre en ordre. Le menu d’un bloc le cache, le copie ou le retire. Choisissez «\u00a0Aperçu\u00a0» pour voir la page avant de l’enregistrer.',
    },
    {
      question: 'Puis-je changer l’adresse plus tard\u00a0?',
      answer: 'Oui. Une fois la page publiée, l’ancienne adresse mène à la nouvelle.',
    },
    {
      question: 'Où est la page sur nos services\u00a0?',
      answer: 'Sous «\u00a0Services et politiques\u00a0». C’est une des pages que le site a toujours.',
    },
    {
      question: 'Comment passer d’une page à son formulaire\u00a0?',
      answer:
        'Ouvrez la page du site en étant connecté et choisissez «\u00a0Modifier cette page\u00a0» en bas à gauche.',
    },
    {
      question: 'Comment désactiver une page du site, comme la galerie\u00a0?',
      answer:
        'Ouvrez «\u00a0Pages du site\u00a0» et choisissez «\u00a0Changer\u00a0» à côté. Son adresse dit alors que la page n’existe plus, et aucun menu n’y mène. Vous pouvez aussi mener ses visiteurs à une page à vous. Choisissez «\u00a0La page elle-même\u00a0» pour la retrouver.',
    },
    {
      question: 'Comment changer la page d’accueil, ou une autre page du site\u00a0?',
      answer:
        'Ouvrez «\u00a0Pages du site\u00a0» et choisissez «\u00a0Changer ce qu’elle montre\u00a0». Chaque partie de la page est un bloc\u00a0: écrivez-y d’autres mots, choisissez une autre image, déplacez-la, cachez-la, ou ajoutez des blocs entre elles. Ce que vous laissez vide reste comme il est venu avec le site, dans chaque langue. Rien ne change pour les visiteurs avant la publication. Supprimez la page pour la retrouver telle qu’elle est venue.',
    },
  ],
};

export const redirects = {
  about: 'Vous voyez ici où mènent les anciens liens, et quelles adresses les visiteurs n’ont pas trouvées.',
  steps: [
    'Ouvrez «\u00a0Introuvables\u00a0» pour voir ce que les visiteurs ont cherché, et combien de fois.',
    'Choisissez «\u00a0Rediriger\u00a0» à côté d’une adresse. La page la plus proche est déjà dans le formulaire. Choisissez «\u00a0Enregistrer\u00a0».',
    'Choisissez «\u00a0Supprimée\u00a0» si rien ne la remplace. Les visiteurs lisent alors que la page n’existe plus.',
    'Ouvrez « Liens morts » pour voir quels liens de vos textes ne mènent nulle part. Choisissez-en un pour le corriger.',
  ],
  asked: [
    {
      question: 'Comment apporter beaucoup d’anciennes adresses\u00a0?',
      answer:
        'Enregistrez un tableau de deux colonnes en CSV\u00a0: l’ancienne adresse, et où elle mène. Choisissez «\u00a0Plus\u00a0», puis «\u00a0Ajouter depuis un fichier\u00a0». Vous voyez les lignes refusées avant que rien ne soit enregistré.',
    },
    {
      question: 'Que gardez-vous des visiteurs\u00a0?',
      answer:
        'Rien. Seulement l’adresse, combien de fois elle n’a pas été trouvée et quand pour la dernière fois. Elle est effacée après 90 jours.',
    },
  ],
};

export const sitePages = {
  about:
    'Le site a toujours quatre pages\u00a0: les services, la confidentialité, les conditions et les cookies. Ici vous changez leurs textes.',
  steps: [
    'Choisissez «\u00a0Modifier\u00a0» à côté d’une page et lisez-la en entier.',
    'Changez ce qui n’est pas vrai de votre organisation, et choisissez «\u00a0Enregistrer la page\u00a0».',
    'Confirmez la page sur le premier écran, sous «\u00a0Vérifiez les informations du site\u00a0».',
  ],
  asked: [
    {
      question: 'Que veut dire «\u00a0Texte par défaut\u00a0»\u00a0?',
      answer: 'Personne n’a changé le texte avec lequel le site est arrivé.',
    },
    {
      question: 'Comment retrouver le texte d’avant\u00a0?',
      answer:
        'Choisissez «\u00a0Versions précédentes\u00a0» à la fin du formulaire. La première est celle avec laquelle le site est arrivé.',
    },
  ],
};

export const history = {
  about: 'Ce sont les étapes de votre histoire, chacune avec son jour, son mois ou son année.',
  steps: [
    'Remplissez «\u00a0Titre\u00a0», «\u00a0Date\u00a0» et «\u00a0Texte\u00a0».',
    'Choisissez dans «\u00a0Que sait-on de la date\u00a0?\u00a0» si vous connaissez le jour. Sinon, choisissez un jour quelconque de ce mois ou de cette année.',
    'Enregistrez, et regardez la page avec «\u00a0Voir sur le site\u00a0».',
  ],
  asked: [
    {
      question: 'Comment corriger une étape\u00a0?',
      answer:
        'Choisissez «\u00a0Modifier\u00a0» sur sa ligne. «\u00a0Versions précédentes\u00a0» dans le formulaire garde ce qu’il y avait avant.',
    },
    {
      question: 'Comment retrouver une étape supprimée\u00a0?',
      answer: 'Ouvrez «\u00a0Corbeille\u00a0» au-dessus de la liste et choisissez «\u00a0Restaurer\u00a0».',
    },
  ],
};

export const team = {
  about: 'Ce sont les personnes montrées sur la page de l’équipe.',
  steps: [
    'Demandez d’abord à la personne si elle veut être montrée.',
    'Remplissez «\u00a0Nom\u00a0» et «\u00a0Fonction\u00a0», et écrivez quelques phrases dans «\u00a0Texte\u00a0».',
    'Choisissez une «\u00a0Photo\u00a0» et placez son point d’intérêt sur le visage. Enregistrez.',
  ],
  asked: [
    {
      question: 'Comment changer qui vient en premier\u00a0?',
      answer:
        'Choisissez «\u00a0Changer l’ordre\u00a0», déplacez les lignes et choisissez «\u00a0Enregistrer l’ordre\u00a0».',
    },
    {
      question: 'Une personne de cette liste a-t-elle un compte\u00a0?',
      answer: 'Non. Les comptes du tableau de bord sont sous «\u00a0Utilisateurs\u00a0».',
    },
  ],
};

export const documents = {
  about: 'Ce sont les fichiers que les visiteurs peuvent télécharger\u00a0: rapports, statuts, formulaires.',
  steps: [
    'Remplissez «\u00a0Titre\u00a0», et dans «\u00a0Description\u00a0» à quoi sert le document.',
    'Choisissez sa «\u00a0Date\u00a0» et le «\u00a0Fichier\u00a0», un PDF de 25\u00a0Mo au plus.',
    'Enregistrez, et téléchargez-le une fois avec «\u00a0Voir sur le site\u00a0».',
  ],
  asked: [
    {
      question: 'Comment remplacer un document\u00a0?',
      answer: 'Modifiez-le, choisissez «\u00a0Changer le document\u00a0» et enregistrez.',
    },
    {
      question: 'Qu’est-ce qui ne doit pas être ici\u00a0?',
      answer: 'Ce que tout le monde ne doit pas lire. Qui visite le site peut télécharger ces fichiers.',
    },
  ],
};

export const testimonials = {
  about: 'Voici ce que les gens disent de vos programmes. Les visiteurs ne voient que ce que la personne a accepté.',
  steps: [
    'Écrivez les mots de la personne dans «\u00a0Citation\u00a0», sans guillemets.',
    'Remplissez «\u00a0Nom\u00a0» et «\u00a0Fonction ou lieu\u00a0».',
    'Demandez à la personne. Cochez ensuite «\u00a0La personne accepte d’être citée\u00a0» et enregistrez.',
  ],
  asked: [
    {
      question: 'Et si quelqu’un change d’avis\u00a0?',
      answer:
        'Décochez «\u00a0La personne accepte d’être citée\u00a0» et enregistrez. Les visiteurs ne la voient plus. Ou supprimez-la.',
    },
    {
      question: 'Comment changer l’ordre\u00a0?',
      answer:
        'Choisissez «\u00a0Changer l’ordre\u00a0», déplacez les lignes et choisissez «\u00a0Enregistrer l’ordre\u00a0».',
    },
  ],
};
