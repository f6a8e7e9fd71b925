interface RichTextProps {
  /** As the API gives it, which lets through only what staff may write. */
  html: string;
  className?: string;
}

/** A text with headings, lists, links and pictures, written by staff. */
export function RichText({ html, className = '' }: RichTextProps) {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: the server sanitises it on save and again when it is shown
  return <div className={`rich-text ${className}`} dangerouslySetInnerHTML={{ __html: html }} />;
}
