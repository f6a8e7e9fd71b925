export const cookies = {
  title: 'Cookie Policy',
  body: `<p>This website sets no cookies by itself. There is nothing to accept and nothing to refuse. One cookie exists, and only if you choose “Use less data” at the foot of a page: it is called low_data, says nothing about you, and goes when you choose the full version again, or after a year.</p>
<h2>Visitors</h2>
<p>We store nothing in your browser to recognise you, and use no analytics and no advertising networks. Your browser may keep copies of pages and pictures, so that they need not be loaded twice; you can empty that store at any time.</p>
<h2>Staff</h2>
<p>When a member of staff signs in, the browser stores three things under our address: an access token, a refresh token, and who is signed in (<code>access_token</code>, <code>refresh</code> and <code>user</code>). Without them nobody could stay signed in. Signing out removes the tokens.</p>
<h2>Videos</h2>
<p>Some videos are kept at YouTube. They are loaded from its address without cookies, and only when you choose to watch. While one plays, YouTube’s own rules apply.</p>
<p>What we store when you send us something is said in our <a href="/Privacy">Privacy Policy</a>.</p>`,
};
