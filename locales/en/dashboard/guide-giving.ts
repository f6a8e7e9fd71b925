// From an offer to a receipt: a part of the guide for each screen

export const donations = {
  about: 'Here are the visitors who offered to donate, and how far each conversation has come.',
  steps: [
    'Open a new offer with “View” and get in touch.',
    'Choose “Plan the next action”: who does it, and by when. After that day it is “Overdue”.',
    'Choose “Update Status” when the conversation has moved on.',
  ],
  asked: [
    {
      question: 'How do I write down what was said?',
      answer: 'Choose “Add a note”. Only staff can read it.',
    },
    {
      question: 'What do I do when they promise an amount?',
      answer: 'Choose “Enter a pledge”. When the gift has arrived, the offer moves to “Donated”.',
    },
    {
      question: 'How do I see all offers side by side?',
      answer: 'Choose “Board”. It has a column for each status.',
    },
  ],
};

export const pledges = {
  about:
    'A pledge is what someone has promised to give. It has a reference such as K7M-4PQ2, which the giver writes on the payment, and a page of its own for the giver.',
  steps: [
    'Add at least one of the “Ways to pay”. Visitors can pledge from then on.',
    'For someone who called or came, choose “Enter a pledge” and tell them the reference.',
    'Look at “Received of expected” in the list to see what has arrived.',
  ],
  asked: [
    {
      question: 'What if a link went to the wrong person?',
      answer: 'Open the pledge and choose “New link”. The old one stops working.',
    },
    {
      question: 'What if nothing more will come?',
      answer: 'Choose “Cancel the pledge”. “Reopen the pledge” takes this back.',
    },
  ],
};

export const payments = {
  about: 'Here is the money that came in, and who gave it. “Open” lists the payments that wait for you.',
  steps: [
    'Import a statement of mobile money or of the bank, or choose “Enter cash” for money at the office.',
    'Choose “Check and assign” for the payments that name a reference.',
    'Open each of the others. Likely givers are listed with the reason. Or choose “Choose the giver, or split”.',
  ],
  asked: [
    {
      question: 'What if a payment is not a gift?',
      answer: 'Choose “Set aside...”, for example for bank interest. “Reopen” takes this back.',
    },
    {
      question: 'How do I undo a wrong assignment?',
      answer: 'Choose “Unassign...” and say why. A receipt that was issued becomes void.',
    },
    {
      question: 'How do I enter a refund?',
      answer:
        'A refund is a payment below zero. Open it and choose the gift. Issue another receipt for what is left. Cancel the pledge if nothing more will come.',
    },
  ],
};

export const givers = {
  about: 'Everyone who has pledged or given has one page here, with pledges, gifts and receipts.',
  steps: [
    'Search by name, e-mail or phone, and choose “Open”.',
    'Correct the name or the address there and choose “Save”. Links that were sent to the old address stop working.',
  ],
  asked: [
    {
      question: 'What if one person is listed twice?',
      answer: 'Look under “Is this the same person?” and choose “Merge”. “Undo” separates them again.',
    },
    {
      question: 'How do I send all gifts of a year?',
      answer: 'Under “Yearly summaries”, download the sheet or choose “Send by e-mail”.',
    },
    {
      question: 'What if e-mails went to the wrong person?',
      answer: 'Choose “End all links”. Then send the receipts again.',
    },
  ],
};

export const receipts = {
  about: 'Here is every receipt that was issued. Numbers run without gaps and are never used again.',
  steps: [
    'Fill in name, address and tax number in “Site settings” first. They stand on every receipt.',
    'Choose “Issue receipt” at the payment or on the giver’s page.',
    'For several at once, select them under “Thank-yous to send” and choose “Issue receipts”.',
  ],
  asked: [
    {
      question: 'What if a receipt is wrong?',
      answer: 'Choose “Make void” and say why. You cannot undo this. Then issue a new one.',
    },
    {
      question: 'How does the giver get it?',
      answer: 'Choose “Send” to e-mail it, or “Download” and print it.',
    },
  ],
};

export const givingReport = {
  about: 'The report adds up what was pledged and received, and what is outstanding.',
  steps: [
    'Choose “Month” or “Project” in “Group by”, and the days.',
    'Look at “To do”: it leads to thank-yous and to payments without a giver.',
    'Choose “Export CSV” or “Export Excel” for a spreadsheet.',
  ],
  asked: [
    {
      question: 'How do I thank people?',
      answer: 'Open “Thank-yous to send”. Thank each giver in your own way, then choose “Mark as thanked”.',
    },
    {
      question: 'Why is a payment missing?',
      answer: 'A payment is counted once you have assigned it. The report says how much is not included.',
    },
  ],
};

export const waysToPay = {
  about:
    'Here you say how visitors can give: a mobile-money code, a bank account, an office. As soon as one is shown, the page for donations has “Give now”.',
  steps: [
    'Choose the “Kind” and the “Currency”.',
    'Fill in “Code or account number” and “Name of the account”, and check both twice.',
    'Leave “Shown” ticked and save.',
  ],
  asked: [
    {
      question: 'How does a phone dial the code by itself?',
      answer: 'Fill in “Code to dial”, such as *182*8*1*123456*{amount}#. The amount takes the place of {amount}.',
    },
    {
      question: 'How do I change which one comes first?',
      answer: 'Choose “Change order”, move the rows and choose “Save order”.',
    },
  ],
};

export const suggestedAmounts = {
  about: 'These are amounts that visitors can choose, each with what it does. You can do without them.',
  steps: [
    'Enter the “Amount” and the “Currency”.',
    'Say in “What it does” what the amount pays for, in a few words.',
    'Save, and look at the page with “View on site”.',
  ],
  asked: [
    {
      question: 'How do I put them in order?',
      answer: 'Choose “Change order”, move the rows and choose “Save order”. Visitors then see the new order.',
    },
    {
      question: 'Can I take an amount away?',
      answer: 'Yes. Delete it. For 30 days you can restore it from the trash.',
    },
  ],
};

export const projects = {
  about: 'Visitors can choose one of these projects to give for. Other gifts go where they are needed most.',
  steps: [
    'Enter a “Title” and a “Text” that says what the money is for.',
    'Enter a “Goal” if there is one. Zero means none.',
    'Leave “Shown” ticked and save.',
  ],
  asked: [
    {
      question: 'How do I show how much has come in?',
      answer:
        'Tick “Show the amount received”. Visitors then see how much of the goal has been received, from the real figures.',
    },
    {
      question: 'What do I do when a project has ended?',
      answer: 'Untick “Shown” and save. Visitors can no longer give for it.',
    },
  ],
};
