// What the site says of the organisation: a part of the guide for each screen

export const siteSettings = {
  about: 'Here stands what every page uses: the name, the mission, the offices, the numbers.',
  steps: [
    'Fill in the name, the address and the “Tax number”. They stand on every receipt.',
    'Fill in “E-mail”. Messages from visitors go to this address.',
    'Choose “Save settings”.',
  ],
  asked: [
    {
      question: 'How do I offer another language?',
      answer:
        'Tick it under “Languages”. Every page then has a link to it. What is not translated appears as it was written.',
    },
    {
      question: 'How do I change the main language?',
      answer:
        'Choose “Change the main language” under “Handle with care”, then a language. You read what will happen before you confirm. Visitors find the new language at the addresses without a prefix. Change back in the same way.',
    },
    {
      question: 'What becomes of texts that are not translated?',
      answer:
        'They stay in the language in which they are written, and visitors go on reading them. In “Translations”, choose the new main language and “Missing” to see them. A text that you translate and publish changes places with its translation.',
    },
    {
      question: 'What if our texts were in another language from the start?',
      answer: 'Tick the second box in “Change the main language”. All texts then count as written in the new one.',
    },
    {
      question: 'How do I get an earlier text back?',
      answer: 'Choose “Earlier versions” at the end of the form. The first one is what the site came with.',
    },
  ],
};

export const pages = {
  about: 'Here you add pages of your own, each with its text and its address.',
  steps: [
    'Choose “New page” and write a title and a text.',
    'Leave “Address” empty to make it from the title, or type a short one.',
    'Set “Status” to “Published” and choose “Save page”.',
  ],
  asked: [
    {
      question: 'How do I make a page with pictures, columns or a form?',
      answer:
        'Choose “Add a block” below the text, choose a kind, and fill it in. Drag blocks, or use the arrows, to put them in order. The menu of a block hides it, copies it or removes it. Choose “Preview” to see the page before you save it.',
    },
    {
      question: 'May I change the address later?',
      answer: 'Yes. Once the page is published, the old address leads to the new one.',
    },
    {
      question: 'Where is the page about our services?',
      answer: 'Under “Services and policies”. It is one of the pages that the site always has.',
    },
    {
      question: 'How do I get from a page to its form?',
      answer: 'Open the page on the site while you are signed in and choose “Edit this page” at the lower left.',
    },
    {
      question: 'How do I switch off a page of the site, such as the gallery?',
      answer:
        'Open “Standard pages” and choose “Change” beside it. Its address then says that the page is gone, and no menu leads there. You can also lead its visitors to a page of your own. Choose “The page itself” to bring it back.',
    },
    {
      question: 'How do I change the home page, or another page of the site?',
      answer:
        'Open “Standard pages” and choose “Change what it shows”. Each part of the page is a block: write other words in it, choose another picture, move it, hide it, or add blocks between. What you leave empty stays as it came with the site, in every language. Nothing changes for visitors before you publish. Delete the page to have it again as it came.',
    },
  ],
};

export const redirects = {
  about: 'Here you see where old links lead, and which addresses visitors did not find.',
  steps: [
    'Open “Not found” to see what visitors looked for, and how often.',
    'Choose “Redirect” beside an address. The nearest page stands in the form. Choose “Save”.',
    'Choose “Gone” if nothing takes its place. Visitors then read that the page is gone.',
    'Open “Dead links” to see which links in your own texts lead nowhere. Choose one to mend it.',
  ],
  asked: [
    {
      question: 'How do I bring many old addresses?',
      answer:
        'Save a table with two columns as CSV: the old address, and where it leads. Choose “More”, then “Add from a file”. You see which rows are refused before anything is saved.',
    },
    {
      question: 'What do you keep of the visitors?',
      answer: 'Nothing. Only the address, how often it was not found and when last. It is deleted after 90 days.',
    },
  ],
};

export const sitePages = {
  about:
    'The site always has four pages: the services, the privacy policy, the terms and the cookies. Here you change their texts.',
  steps: [
    'Choose “Edit” beside a page and read all of it.',
    'Change what is not true of your organisation, and choose “Save page”.',
    'Confirm the page on the first screen, under “Confirm What the Site Says”.',
  ],
  asked: [
    {
      question: 'What does “Default text” mean?',
      answer: 'Nobody has changed the text that the site came with.',
    },
    {
      question: 'How do I get the text back that was there before?',
      answer: 'Choose “Earlier versions” at the end of the form. The first one is what the site came with.',
    },
  ],
};

export const history = {
  about: 'These are the steps of your history, with the day, month or year of each.',
  steps: [
    'Fill in “Title”, “Date” and “Text”.',
    'Say in “How exact is the date?” whether you know the day. If not, choose any day in that month or year.',
    'Save, and look at the page with “View on site”.',
  ],
  asked: [
    {
      question: 'How do I correct a step?',
      answer: 'Choose “Edit” in its row. “Earlier versions” in the form has what was there before.',
    },
    {
      question: 'How do I get a deleted step back?',
      answer: 'Open “Trash” above the list and choose “Restore”.',
    },
  ],
};

export const team = {
  about: 'These are the people shown on the team page.',
  steps: [
    'Ask the person first whether they want to be shown.',
    'Fill in “Name” and “Role”, and a few sentences in “Text”.',
    'Choose a “Photograph” and put its focal point on the face. Save.',
  ],
  asked: [
    {
      question: 'How do I change who comes first?',
      answer: 'Choose “Change order”, move the rows and choose “Save order”.',
    },
    {
      question: 'Does somebody on this list have an account?',
      answer: 'No. Accounts of the dashboard are under “User Management”.',
    },
  ],
};

export const documents = {
  about: 'These are the files that visitors can download: reports, statutes, forms.',
  steps: [
    'Fill in “Title”, and in “Description” what the document is for.',
    'Choose its “Date” and the “File”, a PDF of up to 25 MB.',
    'Save, and download it once with “View on site”.',
  ],
  asked: [
    {
      question: 'How do I replace a document?',
      answer: 'Edit it, choose “Change document” and save.',
    },
    {
      question: 'What must not be here?',
      answer: 'Anything that not everybody may read. Whoever visits the site can download these files.',
    },
  ],
};

export const testimonials = {
  about: 'Here is what people say about your programmes. Visitors see only what the person agreed to.',
  steps: [
    'Write the person’s own words in “Quotation”, without quotation marks.',
    'Fill in “Name” and “Role or place”.',
    'Ask the person. Then tick “Agreed to be quoted” and save.',
  ],
  asked: [
    {
      question: 'What if someone changes their mind?',
      answer: 'Untick “Agreed to be quoted” and save. Visitors no longer see it. Or delete it.',
    },
    {
      question: 'How do I change the order?',
      answer: 'Choose “Change order”, move the rows and choose “Save order”.',
    },
  ],
};
