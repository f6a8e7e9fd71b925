export const terms = {
  title: 'Terms of Service',
  body: `<p>These terms say what you can expect of this website, and what we expect of you.</p>
<h2>What is on this website</h2>
<p>We write about our programmes, our events and the people we work with as carefully as we can. Dates and places of events may change; what is shown here is what we know at the time. If you find something wrong, please <a href="/contactus">tell us</a>.</p>
<h2>Registering for an event</h2>
<p>A registration keeps a place for the person named in it. Please let us know when you cannot come, so that somebody else can. We may have to cancel or move an event, and then write to everybody who has registered.</p>
<h2>Offering a donation</h2>
<p>The form on the donation page tells us that you are interested. It is not a payment and not a promise: nothing is due until you and we have agreed on it.</p>
<h2>What you send us</h2>
<p>Please send us only what is true and your own, and leave out what others would not want to have passed on. We do not answer messages that insult or threaten.</p>
<h2>Using our texts and pictures</h2>
<p>You may link to any page. You may quote from our texts when you name us as their source. Please ask before you use our pictures: there are people in them.</p>
<h2>Links to others</h2>
<p>For other websites that we link to, those who run them are responsible.</p>
<h2>Law</h2>
<p>We are a Community Benefit Company registered in Kicukiro District, Kanombe Sector, Rwanda. The law of Rwanda applies. What we do with personal data is said in our <a href="/Privacy">Privacy Policy</a>.</p>`,
};
