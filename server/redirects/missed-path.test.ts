import { randomBytes, randomInt } from 'node:crypto';
import { expect, test } from 'vitest';
import { missedPath } from './missed-path.ts';

test.each([
  ['/Our-Story/', '/our-story'],
  ['/fr/our-story', '/our-story'],
  ['/2013/01/15/the-harvest/', '/2013/01/15/the-harvest'],
  ['/2013-01-15-the-harvest-of-kanombe?utm_source=x', '/2013-01-15-the-harvest-of-kanombe'],
  ['/about.html', '/about.html'],
  ['/files/report-2019.pdf', '/files/report-2019.pdf'],
  ['/BlogDetail/57', '/blogdetail/57'],
  ['/rw/EventDetails/3', '/eventdetails/3'],
  ['/umuganda-wa-covid19', '/umuganda-wa-covid19'],
  ['/%C3%A9quipe', '/équipe'],
  ['/2013/01/the-harvest/', '/2013/01/the-harvest'],
  ['/wp-content/uploads/2013/01/Report-2012.pdf', '/wp-content/uploads/2013/01/report-2012.pdf'],
  ['/category/news/page/2', '/category/news/page/2'],
  ['/product-12345', '/product-12345'],
  ['/author/jean', '/author/jean'],
  ['/code-of-conduct/team', '/code-of-conduct/team'],
  ['/meet-us-at-the-school', '/meet-us-at-the-school'],
  ['/password-policy', '/password-policy'],
  ['/wordpress/our-story', '/wordpress/our-story'],
])('%s is worth a line', (url, path) => expect(missedPath(url)).toBe(path));

test.each([
  ['the first page of a language', '/fr'],
  ['a part of a page', '/theme/style.css'],
  ['a picture', '/wp-content/uploads/a.jpg'],
  ['a script that programs try', '/wp-login.php'],
  ['a secret file that programs try', '/.env'],
  ['the same further in', '/old/.git/config'],
  ['a way in that programs try', '/wp-admin/'],
  ['a screen of the dashboard', '/dashboard/nothing'],
  ['a call of the API', '/api/nothing/'],
  ['an e-mail address', '/thanks/aline@example.org'],
  ['a telephone number', '/call/0788%20123%20456'],
  ['a number of identity', '/1198780123456789'],
  ['a long address', `/${'harvest-'.repeat(30)}`],
  ['a very long one', `/${'x'.repeat(1900)}`],
  ['what nobody sees', '/our%E2%80%AEstory'],
  ['half of a letter', '/our%ED%A0%80story'],
  ['an address that is encoded twice', '/pledge%252Fabc'],
  ['no address', '//'],
])('%s is not', (_, url) => expect(missedPath(url)).toBeUndefined());

test.each([
  '/0788_123_456',
  '/0788:123:456',
  '/25078/8123456',
  '/2013/01/15/0788123',
  '/2013-01-15-07/88123',
  '/٠٧٨٨١٢٣٤٥٦',
  '/０７８８１２３４５６',
  '/call-0788-a-123-b-456',
  '/jean＠gmail.com',
  '/jean﹫example/x',
  '/jean-at-gmail-com',
  '/jean(at)example.org/thanks',
  '/jean_at_mail_example_rw',
])('%s says something of a person', (url) => {
  expect(missedPath(url)).toBeUndefined();
  expect(missedPath(encodeURI(`/fr${url}/`))).toBeUndefined();
});

test.each([
  '/reset=ABCDEFGH',
  '/ｒｅｓｅｔ=ABCDEFGH',
  '/verify/AB12-CD34-EF56',
  '/cancel/ab12cd34',
  '/otp/483920',
  '/code/483920',
  '/my-code-483920',
  '/unsubscribe/ABCDEFGHIJKLMNOP',
  '/reset/qwertyuiopasdfgh',
  '/account/reset-password/step/qwerty',
  '/s/Xk9dQ2',
  '/old/r/Xk9dQ2',
  '/t=Xk9dQ2',
  '/password/hunter2',
  '/confirm/abc',
  '/invitation/abc',
  '/api-key/abc',
  '/auth/abc',
  '/token:abc',
])('what is below a name of secrets is not kept: %s', (url) => expect(missedPath(url)).toBeUndefined());

test.each([
  '/boaform/x',
  '/hnap1',
  '/HNAP1/',
  '/sdk',
  '/evox/about',
  '/jenkins',
  '/jenkins/login',
  '/manager/html',
  '/geoserver',
  '/user/login',
  '/a-folder/sign-in',
  '/old/admin/',
  '/wp',
  '/wordpress/',
  '/backup',
  '/backups/site',
])('what programs try is not kept: %s', (url) => expect(missedPath(url)).toBeUndefined());

test('no secret of a link is kept, wherever it stands', () => {
  for (let round = 0; round < 3000; round += 1) {
    const secret = randomBytes(32).toString('base64url');
    const hex = randomBytes(16).toString('hex');
    const places = ['/pledge/', '/fr/pledge/', '/receipts/', '/BlogPreview/', '/autho/reset/', '/autho/invitation/'];
    for (const place of [...places, '/', '/pledges/', '/x%2F', '/PLEDGE//']) {
      const ending = place === '/receipts/' ? '.pdf' : ['', '.', ')', '/', '%20'][randomInt(5)];
      expect(missedPath(`${place}${secret}${ending}`), secret).toBeUndefined();
      expect(missedPath(`${place}${hex}${ending}`), hex).toBeUndefined();
    }
  }
});
