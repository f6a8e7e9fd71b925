// What staff write and show: a part of the guide for each screen

export const posts = {
  about: 'Here you write the articles of the blog. Visitors read those that are published.',
  steps: [
    'Choose “New Post” and write a title and a text.',
    'Choose “Preview” to see the post as visitors would.',
    'Choose “Publish”. With a “Published Date” in the future it is published at that time.',
  ],
  asked: [
    {
      question: 'How do I show a draft to someone without an account?',
      answer: 'Open the post with “View” and choose “Create a private link”. “End all private links” ends it.',
    },
    {
      question: 'How do I take a post off the site?',
      answer:
        'Open it and press “Unpublish”: it is a draft again. Or delete it. For 30 days you can restore it from the trash.',
    },
    {
      question: 'What if I may not publish?',
      answer:
        'Choose “Ask for publishing”. Those who may publish find it under “Needs attention”, and publish it or hand it back with what to change.',
    },
  ],
};

/** What stands beside each text that is written. */
export const beforePublishing = {
  about:
    'Beside a post, an event or a page that you write, “Before you publish” lists what a reader would stumble over. It only advises: you can save and publish whatever it says.',
  steps: [
    'Write the text. The list follows as soon as you pause.',
    'Press a line. It leads to the place in the text, to the field, or to the translation.',
    'Mend it, or leave it as it is. When nothing is left, you read “Nothing to mend.”',
  ],
  asked: [
    {
      question: 'Why should the words of a link say where it leads?',
      answer: 'People who listen to a page jump from link to link, and hear nothing but these words.',
    },
    {
      question: 'Why does a page use so much data?',
      answer: 'Pictures in a text are loaded at their full size. Choose fewer pictures, or smaller ones.',
    },
    {
      question: 'Which words are marked in the text?',
      answer:
        'Links that lead nowhere, as far as that was known when you saved last. What they led to was deleted or is not public.',
    },
  ],
};

export const categories = {
  about: 'Categories put posts in order. The gallery has categories of its own, which work in the same way.',
  steps: [
    'Look in the list whether there is such a category already.',
    'Type a name and choose “Save Category”.',
    'Choose the category in the form of a post or of a gallery item.',
  ],
  asked: [
    {
      question: 'How do I rename a category?',
      answer: 'Choose “Edit”, change the name and choose “Update Category”. Every post in it shows the new name.',
    },
    {
      question: 'Can I get a deleted category back?',
      answer: 'Yes. Open “Trash” beside “In use” and choose “Restore”. It stays there for 30 days.',
    },
  ],
};

export const calendar = {
  about:
    'The calendar shows a month: posts, newsletters, events, announcements and advertisements that go out or take place.',
  steps: [
    'Choose a month, and tick the kinds that you want to see.',
    'Choose an entry to open it.',
    'To move a scheduled post, a scheduled newsletter or an event, drag it, or choose “Move to another day” beside it.',
  ],
  asked: [
    {
      question: 'Why can I not move an entry?',
      answer: 'What is published, sent or has begun stays. Its form changes it.',
    },
    {
      question: 'How do I send a newsletter at a certain time?',
      answer:
        'In the newsletter choose “Send later...”. To change its text afterwards, choose “Cancel the time” first.',
    },
  ],
};

export const events = {
  about: 'Here you announce events: what, where and when. Visitors can register for those that are to come.',
  steps: [
    'Choose “Add Event” and fill in the form. “Capacity” is how many people can register.',
    'Choose “Create Event”. “Save as Draft” keeps the event for staff until you make it active.',
  ],
  asked: [
    {
      question: 'How do I move an event?',
      answer: 'Change its time or place and save. If people are registered, you are asked whether to tell them.',
    },
    {
      question: 'How do I call an event off?',
      answer: 'Delete it, and tick “Tell them by e-mail that it is cancelled”. The e-mail cannot be recalled.',
    },
    {
      question: 'How do I hold an event again?',
      answer: 'Choose “Duplicate” in its row. The copy is inactive until you make it active.',
    },
  ],
};

export const registrations = {
  about: 'Each event has a list of who is registered. Choose “Registrations” in the row of the event to open it.',
  steps: [
    'For someone who called or came, choose “Add registration”. An e-mail address or a phone number is enough.',
    'Before the event, choose “Sign-in sheet” and then “Print”.',
  ],
  asked: [
    {
      question: 'How do I cancel a registration?',
      answer: 'Choose “Cancel” in its row. The place is free for someone else. “Register again” is there for 30 days.',
    },
    {
      question: 'Whom do I have to call?',
      answer: 'Those marked “To be called” left only a phone number, so no e-mail reaches them.',
    },
  ],
};

export const announcements = {
  about: 'An announcement is a short message in the strip at the top of every page.',
  steps: [
    'Fill in “Title” and “Message”.',
    'Choose in “Show Until” when it ends, or leave this empty.',
    'Tick “Active” and save.',
  ],
  asked: [
    {
      question: 'How do I take an announcement down?',
      answer: 'Edit it, untick “Active” and save. It stays in the list, and you can use it again.',
    },
    {
      question: 'Why do visitors not see my announcement?',
      answer:
        'Look at its status in the list. “Inactive” means that it is not ticked, “Expired” that its time is over.',
    },
  ],
};

export const advertisements = {
  about: 'Advertisements are the large pictures that change on the home page. Each leads to an address.',
  steps: [
    'Fill in “Title”, “Target URL”, “Start Date” and “End Date”.',
    'Choose a picture. Without one, a default picture is shown.',
    'Leave “Make this ad active immediately” ticked and choose “Create Advertisement”.',
  ],
  asked: [
    {
      question: 'How do I know whether people look at it?',
      answer:
        'The list counts how often each was seen and pressed. “CTR” says how many clicks there were for each view.',
    },
    {
      question: 'Why is my advertisement not shown?',
      answer: 'Look at its status. “Scheduled” has not begun, “Expired” is over, and “Inactive” was never made active.',
    },
  ],
};

export const gallery = {
  about: 'Here are the pictures and videos that visitors see in the gallery.',
  steps: [
    'Choose “New Item” for one picture or video, or “Upload pictures” for many at once.',
    'Say in a few words what each picture shows. This is read aloud to people who cannot see it.',
    'Choose its categories, and leave “Active” ticked.',
  ],
  asked: [
    {
      question: 'How do I add a video?',
      answer: 'Choose “New Item”, then the video in “Media Type”, and enter its address in “Video URL”.',
    },
    {
      question: 'How do I hide a picture without deleting it?',
      answer: 'Edit it, untick “Active” and choose “Update Gallery Item”.',
    },
  ],
};

export const newsletter = {
  about: 'A newsletter goes by e-mail to everyone who has subscribed and confirmed. Saving it sends nothing.',
  steps: [
    'Choose “Write a newsletter”, write it and choose “Save draft”.',
    'Choose “Send me a test” and read it in your own mailbox.',
    'Choose “Send to all subscribers...”, check how many people get it, and choose “Send now”.',
  ],
  asked: [
    {
      question: 'Can I stop a newsletter?',
      answer:
        'Yes, with “Stop sending”. E-mails that went out cannot be recalled. “Resume sending” sends the rest, and nobody gets it twice.',
    },
    {
      question: 'What do I do about e-mails that failed?',
      answer: 'Open the newsletter and choose “Retry failed e-mails”.',
    },
  ],
};

export const subscribers = {
  about: 'These are all who have asked for the newsletter. Only those who are “Confirmed” get it.',
  steps: [
    'Search for an address to see whether it is confirmed.',
    'Choose “Export CSV” or “Export Excel” to save the list as a file.',
  ],
  asked: [
    {
      question: 'How do I add someone?',
      answer:
        'Each person subscribes on the site and confirms by e-mail. So nobody gets a newsletter that they did not ask for.',
    },
    {
      question: 'How do I take someone off the list?',
      answer:
        'Every newsletter has a link to unsubscribe. If a person asks you to erase what is held about them, use “Personal data”.',
    },
  ],
};

export const media = {
  about: 'All pictures, videos, recordings and documents are kept here. Forms choose their files from it.',
  steps: [
    'Choose “Upload files” to add one.',
    'Open a picture and say in “Description” what it shows.',
    'Set its “Focal point” on what must stay visible, such as a face: the site often crops pictures.',
  ],
  asked: [
    {
      question: 'Why can I not delete a file?',
      answer: 'Something uses it, perhaps a record in the trash. “Where it is used” lists what.',
    },
    {
      question: 'How do I show another picture?',
      answer: 'Open the form of the record that shows it and choose “Change picture”.',
    },
  ],
};

export const translations = {
  about:
    'Here is everything that can be translated, by language. What nobody has translated, visitors read in the original.',
  steps: [
    'Offer the language first: “Site settings”, “Languages”.',
    'Choose a record that is “Missing” or “Out of date”, and write beside the original.',
    'Choose “Save draft” to keep it, or “Publish” to show it to visitors in this language. A scheduled post appears at its time in all its published languages.',
  ],
  asked: [
    {
      question: 'What if a change in the original makes no difference?',
      answer:
        'Tick “The translation is still right”. If you only correct a spelling mistake in the original, tick “Small correction” in its form.',
    },
    {
      question: 'How do translators work outside the dashboard?',
      answer:
        'Download the file for translators (XLIFF) and upload it when it comes back. Its texts become drafts for you to publish. A broken file changes nothing.',
    },
  ],
};
