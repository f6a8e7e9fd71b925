import { notLoaded } from '#locale/staff-forms.ts';
import { formIn } from '../../domain/form-address.ts';
import { StaffForm } from '../../web/site/forms-of-staff/StaffForm.tsx';
import type { Draw } from '../draw.tsx';
import type { form } from './fields.ts';

/** A form that is gone, or not published, leaves no gap behind. */
export const drawForm: Draw<typeof form> = async ({ title, text, address }, { request, section, lang, headingId }) => {
  const slug = formIn(address);
  if (slug === undefined) return null;
  const found = await section(request('GET /forms/at/{address}/', { parameters: { address: slug } }), notLoaded);
  if (found.state === 'failed') return null;
  return (
    <section aria-labelledby={title ? headingId : undefined} className="page-width page-block">
      {title ? (
        <h2 id={headingId} lang={lang('title')} className="text-title">
          {title}
        </h2>
      ) : null}
      {text ? (
        <p lang={lang('text')} className="mt-5 max-w-reading whitespace-pre-line text-lead">
          {text}
        </p>
      ) : null}
      <div className="mt-8 max-w-4xl">
        <StaffForm form={found.data} />
      </div>
    </section>
  );
};
