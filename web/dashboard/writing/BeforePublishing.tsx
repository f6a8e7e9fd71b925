import './writing.css';
import { Suspense, use } from 'react';
import { type Control, type FieldValues, useWatch } from 'react-hook-form';
import type { Field } from '../../../domain/fields/field.ts';
import type { Picture } from '../../../domain/picture.ts';
import { OpenTextContext } from '../form/open-text.ts';
import type { TranslatedRecord } from '../form/saving-form.ts';
import { lazyPart } from '../loading/lazy.ts';

/** They come with the editor, which comes after the form. */
const Checks = lazyPart(async () => (await import('./checks/Checks.tsx')).Checks);

interface BeforePublishingProps<Output> {
  control: Control<FieldValues, unknown, Output>;
  /** Undefined for one that is still to be saved. */
  record: TranslatedRecord | undefined;
  /** The field that search engines show below the title. */
  description?: { field: 'description' | 'excerpt' };
  /** The field of the picture above the text, and the picture that was saved. */
  head?: { field: string; present: Picture | null };
  /** The field of the page's blocks, and the page that was saved. */
  blocks?: { field: Field<'blocks'>; page: object | undefined };
  /** A field that is a link. */
  link?: { field: string };
}

const asText = (value: unknown) => (typeof value === 'string' ? value : '');

/** What a reader would stumble over, beside the text that is written: in a form with `checksText`. */
export function BeforePublishing<Output>(props: BeforePublishingProps<Output>) {
  const { control, record, description, blocks, head, link } = props;
  const editor = use(OpenTextContext)?.editor;
  const names = [
    'title',
    description?.field ?? '',
    head?.field ?? '',
    link?.field ?? '',
    blocks ? 'blocks' : '',
  ] as const;
  const [title, described, picture, href, written]: readonly unknown[] = useWatch({ control, name: names });
  if (!editor) return null;
  return (
    <Suspense>
      <Checks
        editor={editor}
        record={record}
        fields={{
          title: asText(title),
          description: description && { ...description, text: asText(described) },
        }}
        blocks={blocks && { ...blocks, written }}
        head={head && { ...head, id: typeof picture === 'number' ? picture : null }}
        link={link && { ...link, href: asText(href) }}
      />
    </Suspense>
  );
}
