import { type Language, programLanguage } from '../../domain/languages.ts';
import { periodsInWords, visitorPeriods } from '../../domain/retention.ts';
import { everyPlainSubmission } from '../../domain/submissions/registry.ts';
import { catalogues } from '../../locales/catalogues.ts';
import { submissionIn } from '../../locales/submissions.ts';

/** How long what visitors send is kept, one line for each kind of record. */
export function periodLines(language: Language): string[] {
  const { periods, fact } = catalogues[language].dashboard.privacy;
  const plain = everyPlainSubmission.map((one) => ({
    what: submissionIn(language, one).screen.many,
    period: periods.contactMessages.period(one.keptMonths),
  }));
  return [...periodsInWords(visitorPeriods, periods), ...plain].map(({ what, period }) =>
    fact(`<strong>${what}</strong>`, `${period}.`),
  );
}

export const services = {
  title: 'Our Services',
  body: `<p>We lift people out of poverty through training on savings and loans, entrepreneurship and gender equality, plus seed money. Everything we do begins in a group of neighbours, and is done together with them.</p>
<h2>Community savings groups</h2>
<p>A group has 15 to 30 members, drawn from the poorest citizens of similar economic status. They save together once a week and lend to each other from what they have saved. We help them to form, to agree on their rules and to keep their books.</p>
<h2>Comprehensive training</h2>
<ul>
<li>Village savings and loan associations (VSLA): how a group saves, lends and shares out.</li>
<li>Entrepreneurship: a first plan, a first price, a first customer.</li>
<li>GALS, the Gender Action Learning System: deciding together at home and in the group.</li>
<li>Sustainable agriculture for maize, beans and potatoes.</li>
</ul>
<h2>Seed money</h2>
<p>While a group’s savings are low, an initial capital lets its members obtain loans. We also link groups to microfinance institutions.</p>
<h2>Weekly volunteer support</h2>
<p>Volunteers visit every week: they follow up, help to resolve conflicts, monitor and report.</p>
<h2>Fair trade</h2>
<p>Groups sell what they grow and make at a price that pays for their work.</p>
<p>How these fit together is shown on the page <a href="/Mentorship">Mentorship Structure</a>. To join, or to support a group, please <a href="/contactus">write to us</a>.</p>`,
};

export const cookies = {
  title: 'Cookie Policy',
  body: `<p>This website sets no cookies by itself. There is nothing to accept and nothing to refuse. One cookie exists, and only if you choose “Use less data” at the foot of a page: it is called low_data, says nothing about you, and goes when you choose the full version again, or after a year. Staff who sign in get another, dashboard_language: the language in which they read the dashboard.</p>
<h2>Visitors</h2>
<p>We store nothing in your browser to recognise you, and use no analytics and no advertising networks. Your browser may keep copies of pages and pictures, so that they need not be loaded twice; you can empty that store at any time.</p>
<h2>Staff</h2>
<p>When a member of staff signs in, the browser stores three things under our address: an access token, a refresh token, and who is signed in (<code>access_token</code>, <code>refresh</code> and <code>user</code>). Without them nobody could stay signed in. Signing out removes the tokens. Words that are typed into a form and not saved are kept there as well, for 30 days at most.</p>
<h2>Videos</h2>
<p>Some videos are kept at YouTube. They are loaded from its address without cookies, and only when you choose to watch. While one plays, YouTube’s own rules apply.</p>
<p>What we store when you send us something is said in our <a href="/Privacy">Privacy Policy</a>.</p>`,
};

export const privacy = {
  title: 'Privacy Policy',
  body: `<p>You can read this whole website without telling us who you are. This page says what we store when you send us something, why, and for how long.</p>
<h2>What we store, and why</h2>
<ul>
<li><strong>A message to us</strong>: your name, your e-mail address, your phone number if you give it, the subject and the message. We need them to answer you.</li>
<li><strong>Your interest in donating</strong>: your name, your e-mail address and your message, and what you choose to add: phone number, organisation, kind of donation, estimated amount, how and when to reach you. We need them to get in touch.</li>
<li><strong>A pledge or a gift</strong>: the amount, your name if you give it, your e-mail address or your phone number, and your message. When money comes in, also what the statement says of it: the day, and the payer’s name and number. We need them to match your gift and to send you a receipt. We store no card numbers and no PINs.</li>
<li><strong>A registration for an event</strong>: your name, your e-mail address or your phone number, and your organisation if you give it. We need them to keep your place and to tell you about changes.</li>
<li><strong>The newsletter</strong>: your e-mail address, once you have confirmed it through the link that we send you. An address that nobody confirms gets nothing further from us.</li>
</ul>
<p>Only members of our staff who deal with it can see what you sent. A copy goes to our own mailbox, so that nothing is overlooked. We do not sell it and do not give it to others, unless the law obliges us to.</p>
<h2>How long we keep it</h2>
<ul>
${periodLines(programLanguage)
  .map((line) => `<li>${line}</li>`)
  .join('\n')}
</ul>
<p>After that it is deleted automatically. Every newsletter has a link to unsubscribe.</p>
<h2>What happens while you read</h2>
<p>We set no cookies for visitors (but for the one that remembers “Use less data”, if you choose it), use no analytics and show no advertising of others. While you send forms, your network address is kept on our server for some minutes, to stop floods of messages, and then deleted. A video from YouTube is loaded only when you choose to watch it; from then on YouTube’s own rules apply. See also our <a href="/Cookies">Cookie Policy</a>.</p>
<h2>Your rights</h2>
<p>You may ask us what we have stored about you, have it corrected, or have it deleted. Law No. 058/2021 of Rwanda on the protection of personal data and privacy gives you these rights. <a href="/contactus">Write to us</a>; we answer every request.</p>`,
};

export const terms = {
  title: 'Terms of Service',
  body: `<p>These terms say what you can expect of this website, and what we expect of you.</p>
<h2>What is on this website</h2>
<p>We write about our programmes, our events and the people we work with as carefully as we can. Dates and places of events may change; what is shown here is what we know at the time. If you find something wrong, please <a href="/contactus">tell us</a>.</p>
<h2>Registering for an event</h2>
<p>A registration keeps a place for the person named in it. Please let us know when you cannot come, so that somebody else can. We may have to cancel or move an event, and then write to everybody who has registered, or call those who gave only a phone number.</p>
<h2>Offering a donation</h2>
<p>The form on the donation page tells us that you are interested. It is not a payment and not a promise: nothing is due until you and we have agreed on it.</p>
<h2>Pledging a gift</h2>
<p>A pledge says what you would like to give. You can cancel it at any time on the page whose address we give you. You pay on your phone, at your bank or at our office, and get a receipt.</p>
<h2>What you send us</h2>
<p>Please send us only what is true and your own, and leave out what others would not want to have passed on. We do not answer messages that insult or threaten.</p>
<h2>Using our texts and pictures</h2>
<p>You may link to any page. You may quote from our texts when you name us as their source. Please ask before you use our pictures: there are people in them.</p>
<h2>Links to others</h2>
<p>For other websites that we link to, those who run them are responsible.</p>
<h2>Law</h2>
<p>We are a Community Benefit Company registered in Kicukiro District, Kanombe Sector, Rwanda. The law of Rwanda applies. What we do with personal data is said in our <a href="/Privacy">Privacy Policy</a>.</p>`,
};
