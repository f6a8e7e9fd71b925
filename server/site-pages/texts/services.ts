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
