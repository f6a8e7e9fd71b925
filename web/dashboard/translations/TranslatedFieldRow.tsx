import { Copy } from 'lucide-react';
import { useId } from 'react';
import { type Control, useController } from 'react-hook-form';
import { useNavigationType } from 'react-router';
import { toast } from 'sonner';
import * as names from '#locale/dashboard/language-names.ts';
import * as words from '#locale/dashboard/translations.ts';
import { type Language, languageWords } from '../../../domain/languages.ts';
import type { TranslatedField } from '../../../domain/translation/translation.ts';
import { RichText } from '../../ui/RichText.tsx';
import { plainLines, WordDifference } from '../comparison/WordDifference.tsx';
import { Button } from '../components/Button.tsx';
import { RichTextField } from '../editor/RichTextField.tsx';
import { toNextText } from '../form/next-text.ts';
import { TextAreaField } from '../form/TextAreaField.tsx';
import { TextField } from '../form/TextField.tsx';
import { Moment } from '../time/Moment.tsx';
import { undoButton } from '../toast/use-action.ts';
import { labelOf } from './names.ts';
import { StateBadge } from './StateBadge.tsx';

/** The values of the form by the names of the fields, and whether each is checked. */
export type TranslationValues = Record<string, string>;

/** The value of a box that is ticked. */
export const YES = 'yes';

/** The name of the box by which a translator says that a text still fits. */
export const checkedName = (field: string) => `Checked ${field}`;

type TranslationControl = Control<TranslationValues, unknown, TranslationValues>;

interface SourceTextProps {
  field: TranslatedField;
  /** The language of the source. */
  writtenIn: Language;
}

/** The source's text; where it has changed since it was translated, with what came in and what went. */
function SourceText({ field: { kind, source, made_from, state }, writtenIn }: SourceTextProps) {
  const asRead = kind === 'html' ? plainLines : (text: string) => text;
  if (made_from !== null) {
    return (
      <div className="grid gap-2">
        <p className="text-sm text-muted">{words.changedSince}</p>
        <p className="whitespace-pre-line" lang={writtenIn}>
          <WordDifference before={asRead(made_from)} after={asRead(source)} added={words.cameIn} removed={words.went} />
        </p>
      </div>
    );
  }
  return (
    <div className="grid gap-2">
      {state === 'outdated' ? <p className="text-sm text-muted">{words.unknownChange}</p> : null}
      {kind === 'html' ? (
        <RichText html={source} lang={writtenIn} />
      ) : (
        <p className="whitespace-pre-line" lang={writtenIn}>
          {source}
        </p>
      )}
    </div>
  );
}

/** Lines of the control for a text of several: as many as its source has, within bounds. */
const rowsFor = (text: string) => Math.min(12, Math.max(3, Math.ceil(text.length / 60)));

/** By which a translator says that the text still says what the source says. */
function StillRight({ control, name }: { control: TranslationControl; name: string }) {
  const { field } = useController({ control, name: checkedName(name) });
  const hint = useId();
  return (
    <div>
      <label className="flex min-h-11 w-fit cursor-pointer items-center gap-3 font-semibold">
        <input
          type="checkbox"
          className="size-5"
          aria-describedby={hint}
          ref={field.ref}
          name={field.name}
          checked={field.value === YES}
          onBlur={field.onBlur}
          onChange={(event) => field.onChange(event.target.checked ? YES : '')}
        />
        {words.stillRight}
      </label>
      <p id={hint} className="pl-8 text-sm text-muted">
        {words.stillRightHint}
      </p>
    </div>
  );
}

interface TranslationControlProps {
  control: TranslationControl;
  field: TranslatedField;
  language: Language;
  /** It is the first of the form: whoever came to translate can write at once. */
  isFirst: boolean;
}

type TranslatedFieldRowProps = TranslationControlProps & Pick<SourceTextProps, 'writtenIn'>;

/** The control in which the translation is written. */
function TranslationControlOf({ control, field, language, isFirst }: TranslationControlProps) {
  // Where a page is opened anew, the focus stays at its beginning.
  const isArrival = useNavigationType() !== 'POP';
  const { name, kind, source, is_optional } = field;
  const label = words.inLanguage(labelOf(field), languageWords[language].name);
  const hint = is_optional ? words.optional : undefined;
  const common = { control, name, label, ...(hint !== undefined && { hint }) };
  if (kind === 'html') return <RichTextField {...common} />;
  if (kind === 'paragraphs') return <TextAreaField {...common} rows={rowsFor(source)} />;
  return (
    <TextField
      {...common}
      autoComplete="off"
      enterKeyHint="next"
      onKeyDown={toNextText}
      autoFocus={isFirst && isArrival}
    />
  );
}

/** One text: the source on the left, its translation on the right. */
export function TranslatedFieldRow({ control, field, language, writtenIn, isFirst }: TranslatedFieldRowProps) {
  const { name, source, state, updated_at, updated_by } = field;
  const label = labelOf(field);
  const heading = useId();
  const { field: value } = useController({ control, name });
  function copy() {
    const before = value.value;
    value.onChange(source);
    if (before === '' || before === source) return;
    toast.success(
      words.copiedOver(label),
      undoButton(() => value.onChange(before)),
    );
  }
  return (
    <section aria-labelledby={heading} className="border border-line bg-raised p-[clamp(1rem,3vw,1.75rem)]">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <h2 id={heading} className="text-subheading">
          {label}
        </h2>
        <StateBadge state={state} />
        {updated_at === null ? null : (
          <p className="text-sm text-muted">
            {words.lastChanged(<Moment key="moment" at={updated_at} />)}{' '}
            {updated_by === null ? null : words.by(updated_by)}
          </p>
        )}
      </div>
      <div className="mt-4 grid gap-6 lg:grid-cols-2">
        <div className="grid content-start gap-3">
          <p className="font-semibold">{words.original(names.inIt[writtenIn])}</p>
          <SourceText field={field} writtenIn={writtenIn} />
          <Button size="small" className="justify-self-start" aria-label={words.copyOriginal(label)} onClick={copy}>
            <Copy aria-hidden="true" className="size-4" />
            {words.copy}
          </Button>
        </div>
        <div lang={language} className="grid content-start gap-3">
          <TranslationControlOf control={control} field={field} language={language} isFirst={isFirst} />
          {state === 'outdated' ? <StillRight control={control} name={name} /> : null}
        </div>
      </div>
    </section>
  );
}
