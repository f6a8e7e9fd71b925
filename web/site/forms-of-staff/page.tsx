import * as words from '#locale/staff-forms.ts';
import type { ShownForm } from '../../../domain/collections/forms.ts';
import { Band } from '../../ui/imigongo/Band.tsx';
import { addresses, here } from '../addresses.ts';
import { NotTranslated } from '../components/NotTranslated.tsx';
import { SectionFailed } from '../components/SectionFailed.tsx';
import { answerForm } from '../forms/answer-form.ts';
import type { LoadContext, PageProps } from '../page.ts';
import { definePage, orNotFound } from '../render.tsx';
import type { Section } from '../section.ts';
import { alternatesOf, langOf, type Translated } from '../untranslated.ts';
import { StaffForm } from './StaffForm.tsx';
import { planOf } from './staff-form.ts';

interface FormData {
  slug: string;
  form: Section<ShownForm & Translated>;
}

const slugIn = ({ slug = '' }: LoadContext['parameters']) => slug.toLowerCase();

const read = ({ request, parameters }: LoadContext) =>
  orNotFound(request('GET /forms/at/{address}/', { parameters: { address: slugIn(parameters) } }));

/** One form that staff have made, under its title and introduction. */
function FormPage({ data: { slug, form }, posted }: PageProps<FormData>) {
  const loaded = form.state === 'loaded' ? form.data : undefined;
  return (
    <>
      <Band motif="steps" tone="chalk" size="regular" />
      <article aria-labelledby="page-title" className="page-width pt-10 pb-16 lg:pt-16 lg:pb-24">
        <h1 id="page-title" lang={loaded && langOf(loaded, 'title')} className="max-w-reading text-title">
          {loaded?.title ?? words.form}
        </h1>
        {loaded ? (
          <>
            <NotTranslated record={loaded} field="title" />
            {loaded.description === '' ? null : (
              <p lang={langOf(loaded, 'description')} className="mt-6 max-w-reading whitespace-pre-line text-lead">
                {loaded.description}
              </p>
            )}
            <div id={`form-${slug}`} className="mt-10 max-w-4xl">
              <StaffForm form={loaded} posted={posted} />
            </div>
          </>
        ) : (
          <SectionFailed text={form.state === 'failed' ? form.message : words.notLoaded} page={addresses.form(slug)} />
        )}
      </article>
    </>
  );
}

/** The forms that staff have made, each at its address. */
export const formPage = definePage<FormData>({
  address: here('/Form/{slug}'),
  load: async (context) => ({
    slug: slugIn(context.parameters),
    form: await context.section(read(context), words.notLoaded),
  }),
  post: async (context, fields) => answerForm(planOf(await read(context)), context.request, fields),
  head({ slug, form }) {
    const canonical = addresses.form(slug);
    if (form.state === 'failed') return { title: words.form, description: form.message, canonical };
    const { title, description } = form.data;
    return { title, description: description || title, canonical, alternates: alternatesOf(form.data, canonical) };
  },
  Page: FormPage,
});
