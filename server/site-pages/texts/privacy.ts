import { retentionPeriods } from '../../../domain/retention.ts';

export const privacy = {
  title: 'Privacy Policy',
  body: `<p>You can read this whole website without telling us who you are. This page says what we store when you send us something, why, and for how long.</p>
<h2>What we store, and why</h2>
<ul>
<li><strong>A message to us</strong>: your name, your e-mail address, your phone number if you give it, the subject and the message. We need them to answer you.</li>
<li><strong>Your interest in donating</strong>: your name, your e-mail address and your message, and what you choose to add: phone number, organisation, kind of donation, estimated amount, how and when to reach you. We need them to get in touch. We take no payments on this website and store no card or account numbers.</li>
<li><strong>A registration for an event</strong>: your name, your e-mail address, and your phone number and organisation if you give them. We need them to keep your place and to tell you about changes.</li>
<li><strong>The newsletter</strong>: your e-mail address, once you have confirmed it through the link that we send you. An address that nobody confirms gets nothing further from us.</li>
</ul>
<p>Only members of our staff who deal with it can see what you sent. A copy goes to our own mailbox, so that nothing is overlooked. We do not sell it and do not give it to others, unless the law obliges us to.</p>
<h2>How long we keep it</h2>
<ul>
${retentionPeriods.map(({ what, kept }) => `<li><strong>${what}</strong>: ${kept}.</li>`).join('\n')}
</ul>
<p>After that it is removed by itself. Every newsletter carries a link to leave it.</p>
<h2>What happens while you read</h2>
<p>We set no cookies for visitors (but for the one that remembers “Use less data”, if you choose it), use no analytics and show no advertising of others. While you send forms, your network address is held in the memory of our server for some minutes, to stop floods of messages; it is not written down. A video from YouTube is loaded only when you choose to watch it; from then on YouTube’s own rules apply. See also our <a href="/Cookies">Cookie Policy</a>.</p>
<h2>Your rights</h2>
<p>You may ask us what we have stored about you, have it corrected, or have it deleted. Law No. 058/2021 of Rwanda on the protection of personal data and privacy gives you these rights. <a href="/contactus">Write to us</a>; we answer every request.</p>`,
};
