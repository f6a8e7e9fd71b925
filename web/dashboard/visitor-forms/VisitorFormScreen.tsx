import { Link, useSearchParams } from 'react-router';
import * as listWords from '#locale/dashboard/collections.ts';
import * as words from '#locale/dashboard/visitor-forms.ts';
import { staffAddresses } from '../../../domain/addresses.ts';
import { forms as described } from '../../../domain/collections/forms.ts';
import { patternNames } from '../../../domain/form-patterns.ts';
import { oneRecord } from '../collections/calls.ts';
import { wordedCollection } from '../collections/worded.ts';
import { RecordScreen } from '../record/RecordScreen.tsx';
import { ScreenHeader } from '../screen/ScreenHeader.tsx';
import { patternCalled, startOf } from './patterns.ts';
import { VisitorFormForm } from './VisitorFormForm.tsx';

const { one, many, address } = wordedCollection(described).screen;

/** The name of the pattern in the address of a new form, and what stands there for a form that begins empty. */
const PATTERN = 'pattern';
const EMPTY = 'empty';

interface ChoiceProps {
  name: string;
  title: string;
  about: string;
}

function PatternChoice({ name, title, about }: ChoiceProps) {
  return (
    <li>
      <Link
        to={`${staffAddresses.newForm}?${PATTERN}=${name}`}
        className="grid h-full content-start gap-1 border-2 border-line p-4 hover:border-accent"
      >
        <span className="font-semibold">{title}</span>
        <span className="text-muted">{about}</span>
      </Link>
    </li>
  );
}

/** What a new form can begin from. */
function Patterns() {
  return (
    <ul className="grid gap-4 sm:grid-cols-2">
      {patternNames.map((name) => (
        <PatternChoice key={name} name={name} {...words.patterns[name]} />
      ))}
      <PatternChoice name={EMPTY} title={words.beginEmpty} about={words.beginEmptyHint} />
    </ul>
  );
}

/** The form of a new form: first what it begins from, then its questions. */
export function NewVisitorForm() {
  const [query] = useSearchParams();
  const chosen = query.get(PATTERN);
  const pattern = patternCalled(chosen);
  return (
    <div className="grid max-w-4xl gap-6">
      <ScreenHeader
        title={listWords.newOne(one)}
        subtitle={chosen === null ? words.beginFrom : words.changeAsYouLike}
      />
      {chosen === null ? <Patterns /> : <VisitorFormForm key={chosen} startsWith={pattern && startOf(pattern)} />}
    </div>
  );
}

/** The form of the form in the address. */
export function EditVisitorForm() {
  return (
    <RecordScreen
      one={(id) => oneRecord(described, id)}
      title={listWords.editOne(one)}
      loading={listWords.loading(many)}
      failed={listWords.failedToFetch(many)}
      list={address}
    >
      {(form) => (
        <div className="grid max-w-4xl gap-6">
          <ScreenHeader title={listWords.editOne(one)} subtitle={form.title} />
          <VisitorFormForm form={form} />
        </div>
      )}
    </RecordScreen>
  );
}
