// What waits, who may do what, and how things come back: a part of the guide for each screen

export const overview = {
  about: 'The first screen shows what is new since your last visit, what waits, and the next events.',
  steps: [
    'Look at “Needs attention”. Each line leads to where the work is.',
    'Under “Confirm What the Site Says”, choose “Confirm” for what is true, and “Edit” for the rest.',
  ],
  asked: [
    {
      question: 'What are the numbers in the menu?',
      answer: 'So many records wait there for an answer. The number goes down as you deal with them.',
    },
    {
      question: 'What is “System Status”?',
      answer:
        'It says whether e-mail, backups and the disk are well. If something is wrong, tell the person who looks after the server. Without a mail server no e-mail is sent.',
    },
    {
      question: 'How do I arrange the menu?',
      answer:
        'Press a heading to fold its group. The pin beside an entry puts it on top, under “Pinned”, on each of your devices.',
    },
  ],
};

export const forms = {
  about: 'Here you make forms of your own that visitors fill in: for volunteers, partners, a survey.',
  steps: [
    'Choose “New form”, and what it begins from.',
    'Change the questions as you like, then create the form.',
    'Copy its link with “Copy link”, and put it into a page, a post or a message.',
  ],
  asked: [
    {
      question: 'Can I change a form that has answers?',
      answer:
        'Yes. Answers keep the questions as they were. A question that you take out stays in the answers and in the exported file.',
    },
    {
      question: 'How do I close a form?',
      answer:
        'Take out the tick at “Takes answers”, or set the day on which it closes. Visitors then read that it is closed.',
    },
  ],
};

export const formAnswers = {
  about: 'Here are the answers that visitors sent by your own forms.',
  steps: [
    'Choose a form in the filter “Form”.',
    'Open an answer with “View”. Set its status to “Handled” when it is done.',
    'Save all of them as a file for a spreadsheet with “Export CSV”.',
  ],
  asked: [
    {
      question: 'How long are answers kept?',
      answer: 'As long as their form says. Afterwards they are deleted by themselves.',
    },
  ],
};

export const contacts = {
  about: 'Here are the messages that visitors wrote on the contact page.',
  steps: [
    'Open a message with “View”.',
    'Write your answer below it and choose “Send reply”. It is signed with the name of the organisation.',
    'If no reply is needed, set the status to “Read”.',
  ],
  asked: [
    {
      question: 'How do I see what nobody has read?',
      answer: 'Set the filter “Status” to “New”. The menu counts these messages, too.',
    },
    {
      question: 'What do I do with advertising?',
      answer: 'Delete it. It stays in the trash for 30 days.',
    },
    {
      question: 'What stands beside a message?',
      answer:
        'The replies so far, with what became of each, and what is known of the person: what they sent, pledged, gave and registered for.',
    },
  ],
};

export const users = {
  about: 'Here are the people with an account, and the roles that say what each may do.',
  steps: [
    'Choose “+ New User” and fill in the name and the e-mail address.',
    'Tick “Send an invitation instead”. The person chooses a password by a link, within 72 hours.',
    'Choose roles under “Role Assignment” and then “Create User”.',
  ],
  asked: [
    {
      question: 'What do I do when someone leaves?',
      answer: 'Open the account and choose “Deactivate”. The person is signed out at once. What they wrote stays.',
    },
    {
      question: 'What if someone cannot sign in?',
      answer:
        'Open the account. Choose “Invite again” if the link ran out, or “Unlock the account” after too many tries.',
    },
  ],
};

export const roles = {
  about: 'A role is a list of what people may do. Give each person the roles that their work needs.',
  steps: [
    'Choose “+ New Role” and give it a name.',
    'Tick what it allows. A sentence below says what this means.',
    'Choose “Create Role”. Assign it under “User Management”.',
  ],
  asked: [
    {
      question: 'How do I see who has a role?',
      answer: 'Edit the role and look at “Who has this role”.',
    },
    {
      question: 'Can someone only translate?',
      answer: 'Yes. Tick “Translate” and nothing else.',
    },
    {
      question: 'Why can I not tick a permission?',
      answer: 'You can only give permissions that you have yourself.',
    },
  ],
};

export const privacy = {
  about: 'Here you find what is held about a person, to show it, hand it over or erase it.',
  steps: [
    'Make sure who is asking: this is about somebody’s data.',
    'Type an e-mail address, a phone number or a name and choose “Search”.',
    'Look at the records. “Save to read” makes a file for the person, “Save for programs (JSON)” one for other programs.',
  ],
  asked: [
    {
      question: 'How do I erase someone’s data?',
      answer: 'Choose “Erase for good...” and type the address to confirm. You cannot undo this.',
    },
    {
      question: 'How long is data kept otherwise?',
      answer: '“How long data is kept” lists it. What has expired is deleted by itself.',
    },
  ],
};

export const audit = {
  about: 'The log says who changed what, and who signed in. Nobody can change its entries.',
  steps: ['Search for a name or a record.', 'Choose a person in “Who”, an “Action”, or the days in “From” and “To”.'],
  asked: [
    {
      question: 'What do I do if an account did harm?',
      answer: 'Deactivate it first, under “User Management”. Then a superuser chooses “Undo what an account did”.',
    },
    {
      question: 'Where are older entries?',
      answer: 'At most 10,000 are listed. Choose a period to see those before them.',
    },
  ],
};

export const undo = {
  about:
    'A superuser can undo what an account did in some hours, if it did harm. Nothing happens until you choose the last button.',
  steps: [
    'Deactivate the account under “User Management”, so that it does no more.',
    'Choose the “Account” and at most 24 hours, and then “Show the changes”.',
    'Check every record. What somebody else has changed since stays as it is, unless you tick it. Then undo.',
  ],
  asked: [
    {
      question: 'What does not come back?',
      answer:
        'Money that was entered, e-mails that went out, what was deleted for good, translations, accounts and roles. The screen counts what else the log says.',
    },
    {
      question: 'What if I undo too much?',
      answer: 'Each undo is kept as a version. You can undo it in the same way.',
    },
  ],
};

export const backups = {
  about:
    'Backups hold everything: texts, people, money and files. The site makes one each day. Superusers can make one now and take one away.',
  steps: [
    'Choose “Make one now”, or take the latest that was tried out.',
    'Choose “Download”, type your password, and the code from your e-mail. Every superuser is told.',
    'Keep the file in a safe place. Whoever has it has everything.',
  ],
  asked: [
    {
      question: 'What if the download breaks off?',
      answer: 'Go on with it in the browser, or choose “Download again”, within an hour.',
    },
    {
      question: 'How do I bring a backup back?',
      answer: 'Not here: ask the person who looks after the server.',
    },
  ],
};

export const versions = {
  about:
    'When someone saves a change, the dashboard keeps what was there. “Earlier versions” stands at the end of most forms. Up to a hundred are kept.',
  steps: [
    'Choose a version to read in its text what came and what went.',
    'Choose “Restore this version”. The current version is kept, too.',
  ],
  asked: [
    {
      question: 'How do I see what it looked like on a certain day?',
      answer: 'Under “What this looked like at a moment”, choose a day and a time and then “Show”.',
    },
    {
      question: 'What does not come back?',
      answer:
        'Files that were deleted: the screen names them. Whether visitors can read it, and the account of a way to pay, stay as they are.',
    },
  ],
};

export const profile = {
  about: 'Here are your own name, password and language, and the devices on which you are signed in.',
  steps: [
    'Choose the language of the dashboard under “Language” and then “Save language”.',
    'Create “Recovery codes” and keep them somewhere safe. One of them lets you in when the e-mail with your code does not arrive.',
  ],
  asked: [
    {
      question: 'How do I change my password?',
      answer: 'Enter the old and the new one and choose “Change Password”. You are signed out on every other device.',
    },
    {
      question: 'What if I do not recognise a device?',
      answer: 'Choose “Sign out” beside it, and change your password.',
    },
    {
      question: 'How do I see a hint again that I closed?',
      answer: 'Choose “Show the hints again”.',
    },
  ],
};
