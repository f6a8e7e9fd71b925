/**
 * A piece of each kind of HTML that articles and pages preserve, as the server stores it: an import, the API and the editor
 * all give this result.
 */
export const preservedHtml: Readonly<Record<string, string>> = {
  headings: '<h2>One</h2><h3>Two</h3><h4>Three</h4>',
  'words with weight':
    '<p>Text with <strong>weight</strong>, <em>stress</em>, <u>a line</u>, <s>a stroke</s>, H<sub>2</sub>O, m<sup>2</sup><br />and <code>a <strong>word</strong> of code</code></p>',
  'an abbreviation': '<p>The <abbr title="village savings and loan association">VSLA</abbr> meets</p>',
  alignment:
    '<h2 class="align-center">In the middle</h2><p class="align-center">In the middle</p><p class="align-right">At the end</p>',
  lists: '<ul><li>One<ul><li>Inside</li></ul></li><li>Two</li></ul><ol start="3"><li>Three</li></ol>',
  'a definition list':
    '<dl><dt>Umuganda</dt><dd>Work together</dd><dd>On a <strong>Saturday</strong></dd><dt>Ubudehe</dt><dd>Help</dd></dl>',
  'a quotation with its source': '<blockquote><p>We saved.</p><p><cite>Claudine, 2013</cite></p></blockquote>',
  'text as it is written':
    '<pre>One\n  two <strong>three</strong></pre><pre><code>const a = 1;\n\nconst b = 2;</code></pre>',
  'a line': '<p>Above</p><hr /><p>Below</p>',
  'what opens':
    '<details><summary>How do I <em>join</em>?</summary><p>Come on Saturday.</p><ul><li>Bring a friend</li></ul></details>',
  columns:
    '<div class="columns"><div class="column"><h3>Left</h3><p>One</p></div><div class="column"><p>Two</p></div></div>',
  'a table':
    '<table><caption>Shares by <em>village</em></caption><thead><tr><th scope="col">Village</th><th class="align-right" scope="col">Shares</th></tr></thead><tbody><tr><th rowspan="2" scope="row">Musanze</th><td class="align-right">1,200</td></tr><tr><td><p>One</p><p>Two</p></td></tr><tr><td colspan="2"><ul><li>A list</li></ul></td></tr></tbody><tfoot><tr><td>All</td><td class="align-right">1,200</td></tr></tfoot></table>',
  'a picture':
    '<figure><img src="/media/abc-DEF_1.jpg" alt="A field" width="800" height="600" loading="lazy" /><figcaption>A <strong>field</strong></figcaption></figure>',
  'a picture with a link':
    '<figure><a href="/media/abc-DEF_2.jpg"><img src="/media/abc-DEF_1.jpg" alt="A field" loading="lazy" /></a></figure>',
  'a gallery':
    '<div class="gallery"><figure><img src="/media/abc-DEF_1.jpg" alt="One" loading="lazy" /></figure><figure><img src="/media/abc-DEF_2.jpg" alt="Two" loading="lazy" /><figcaption>Two</figcaption></figure></div>',
  'a gallery with words below all of it':
    '<div class="gallery"><figure><img src="/media/abc-DEF_1.jpg" alt="One" loading="lazy" /></figure><p>Both of <strong>us</strong></p></div>',
  'a sound':
    '<figure><audio src="/media/abc-DEF_1.mp3" controls preload="none"></audio><figcaption>A song</figcaption></figure>',
  'a film at YouTube':
    '<figure class="film"><a href="https://www.youtube.com/watch?v=dQw4w9WgXcQ" rel="nofollow noopener noreferrer">The harvest</a><figcaption>Filmed in 2013</figcaption></figure>',
  'a film at Vimeo':
    '<figure class="film"><a href="https://vimeo.com/76979871" rel="nofollow noopener noreferrer">The meeting</a></figure>',
};
