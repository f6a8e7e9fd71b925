import type { Language } from '../../domain/languages.ts';

/** A document of one sentence, for when the site cannot show a page of its own. Costs next to nothing. `more` is HTML. */
export const plainDocument = (text: string, language: Language, more = '') => `<!DOCTYPE html>
<html lang="${language}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>${text}</title></head>
<body><p>${text}</p>${more}</body>
</html>
`;
