interface BlockHeadProps {
  id: string;
  title: string;
  /** The language of the title, where it is not the page's. */
  lang: string | undefined;
  text?: string;
  textLang?: string | undefined;
}

/** What stands above a block: its title and a few sentences. Nothing where it has neither. */
export function BlockHead({ id, title, lang, text = '', textLang }: BlockHeadProps) {
  if (title === '' && text === '') return null;
  return (
    <div className="mb-8 lg:mb-10">
      {title === '' ? null : (
        <h2 id={id} lang={lang} className="max-w-[24ch] text-title">
          {title}
        </h2>
      )}
      {text === '' ? null : (
        <p lang={textLang} className="mt-5 max-w-reading whitespace-pre-line text-lead text-muted">
          {text}
        </p>
      )}
    </div>
  );
}
