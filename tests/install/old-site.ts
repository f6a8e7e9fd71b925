interface OldPost {
  id: number;
  title: string;
  content?: string;
}

const item = ({ id, title, content = '' }: OldPost) => `<item>
<title>${title}</title>
<content:encoded><![CDATA[${content}]]></content:encoded>
<wp:post_id>${id}</wp:post_id>
<wp:post_date_gmt>2021-05-03 10:00:00</wp:post_date_gmt>
<wp:post_name>post-${id}</wp:post_name>
<wp:status>publish</wp:status>
<wp:post_type>post</wp:post_type>
</item>`;

/** The export of an old site with these posts, as WordPress writes it. */
export const exportOf = (...posts: OldPost[]) => `<?xml version="1.0" encoding="UTF-8" ?>
<rss version="2.0" xmlns:content="http://purl.org/rss/1.0/modules/content/" xmlns:wp="http://wordpress.org/export/1.2/">
<channel>
<title>The old site</title>
<wp:wxr_version>1.2</wp:wxr_version>
<wp:base_blog_url>https://old.example</wp:base_blog_url>
${posts.map(item).join('\n')}
</channel>
</rss>`;
