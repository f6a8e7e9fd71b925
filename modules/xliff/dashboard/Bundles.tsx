import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Download, Upload } from 'lucide-react';
import { useRef } from 'react';
import { toast } from 'sonner';
import { xliff as words } from '#locale/dashboard/modules.ts';
import { type Language, languageWords, otherLanguages } from '../../../domain/languages.ts';
import type { BoardQuery } from '../../../domain/translation/translation.ts';
import { Banner } from '../../../web/dashboard/components/Banner.tsx';
import { Button } from '../../../web/dashboard/components/Button.tsx';
import { FormSection } from '../../../web/dashboard/form/FormSection.tsx';
import { everyTranslation } from '../../../web/dashboard/form/translations-of.ts';
import { saveFile } from '../../../web/dashboard/list/ExportButtons.tsx';
import { request } from '../../../web/dashboard/session/request.ts';
import { type BundleResult, bundleName } from '../domain/bundle.ts';

/** What an import did, in words. */
function resultOf({ changed, records, skipped, incomplete }: BundleResult): string {
  const said = [changed === 0 ? words.nothingTaken : words.taken(changed, records)];
  if (skipped.length > 0) said.push(words.skipped(skipped.join(', ')));
  if (incomplete.length > 0) said.push(words.incomplete(incomplete.join(', ')));
  return said.join(' ');
}

/** Files for translators outside: what the filters leave, and what comes back. */
export function Bundles({ wanted: { resource, state } }: { wanted: BoardQuery }) {
  const queries = useQueryClient();
  const file = useRef<HTMLInputElement>(null);
  const downloading = useMutation({
    async mutationFn(language: Language) {
      const wanted = { parameters: { language }, query: { resource, state } };
      const { parts } = await request('GET /translation-bundles/{language}/parts/', wanted);
      for (const [index, part] of parts.entries()) {
        const query = { ...wanted.query, ...part };
        saveFile(
          await request('GET /translation-bundles/{language}/', { ...wanted, query }),
          `${bundleName(language, index + 1, parts.length)}.xlf`,
        );
      }
      if (parts.length > 1) toast.success(words.inParts(parts.length));
    },
  });
  const uploading = useMutation({
    mutationFn: async (chosen: File) => request('POST /translation-bundles/', { body: { file: await chosen.text() } }),
    async onSuccess(result) {
      toast.success(resultOf(result));
      await queries.invalidateQueries({ queryKey: everyTranslation });
    },
  });
  const problem = downloading.error ?? uploading.error;
  return (
    <FormSection title={words.forOthers} hint={words.forOthersHint}>
      <div className="flex flex-wrap gap-3">
        {otherLanguages().map((language) => (
          <Button key={language} busy={downloading.isPending} onClick={() => downloading.mutate(language)}>
            <Download aria-hidden="true" className="size-5" />
            {downloading.isPending && downloading.variables === language
              ? words.downloading
              : words.download(languageWords[language].name)}
          </Button>
        ))}
        <input
          ref={file}
          type="file"
          accept=".xlf,.xliff,application/xliff+xml"
          aria-label={words.upload}
          hidden
          onChange={({ target }) => {
            const [chosen] = target.files ?? [];
            if (chosen) uploading.mutate(chosen);
            // The same file may be chosen again.
            target.value = '';
          }}
        />
        <Button busy={uploading.isPending} onClick={() => file.current?.click()}>
          <Upload aria-hidden="true" className="size-5" />
          {uploading.isPending ? words.uploading : words.upload}
        </Button>
      </div>
      {problem ? <Banner tone="danger">{problem.message}</Banner> : null}
    </FormSection>
  );
}
