import { useQuery } from '@tanstack/react-query';
import { Focus, Images, Trash2 } from 'lucide-react';
import { Suspense, useState } from 'react';
import { type FieldValues, useController } from 'react-hook-form';
import * as words from '#locale/dashboard/media.ts';
import type { FileKind, UploadRule } from '../../../domain/upload.ts';
import { Banner } from '../components/Banner.tsx';
import { Button } from '../components/Button.tsx';
import { Modal } from '../components/Modal.tsx';
import { useFieldNotes } from '../form/Field.tsx';
import type { FormFieldProps } from '../form/FormField.tsx';
import { behindButton } from '../loading/lazy.ts';
import { Waiting } from '../screen/Waiting.tsx';
import { useMay } from '../session/account.ts';
import { oneFile } from './calls.ts';
import { FileChooser } from './FileChooser.tsx';
import { FilePreview, type PreviewedFile } from './FilePreview.tsx';
import { FocalPointForm } from './FocalPointForm.tsx';

const { Part: MediaPicker, approach } = behindButton(async () => (await import('./MediaPicker.tsx')).MediaPicker);

interface MediaFieldProps<Values extends FieldValues, Output>
  extends FormFieldProps<Values, Output, number | null | undefined> {
  kind: FileKind;
  /** The kinds and sizes the field takes: the server's own rule. */
  rule: UploadRule;
  /** The file that the record has already, which need not be asked for. */
  present: PreviewedFile | null;
}

/** The dialog is open; with a file that was just chosen from the device, or with the library. */
type OpenPicker = { fresh?: File };

/** The focal point of a file in a dialog over the form that uses it. It is saved at once, apart from that form. */
function FocalPointDialog({ id, onClose }: { id: number; onClose(): void }) {
  // The point may have moved since the form was opened.
  const { data, error } = useQuery({ ...oneFile(id), staleTime: 0, gcTime: 0 });
  return (
    <Modal title={words.focalPoint} onClose={onClose}>
      {data ? (
        <FocalPointForm picture={data} onSaved={onClose} />
      ) : error ? (
        <Banner tone="danger">{error.message}</Banner>
      ) : (
        <Waiting>{words.loadingThePicture}</Waiting>
      )}
    </Modal>
  );
}

/**
 * A file of the library: one uploaded here, or one used again. The form holds its number, so that it is kept with the
 * rest of a draft, and the form itself is saved in an instant.
 */
export function MediaField<Values extends FieldValues, Output>(props: MediaFieldProps<Values, Output>) {
  const { control, name, label, hint, kind, rule, present } = props;
  const { field, fieldState } = useController({ control, name });
  const [picker, setPicker] = useState<OpenPicker>();
  const [focusing, setFocusing] = useState(false);
  const mayUpload = useMay('media.create');
  const mayLook = useMay('media.view');
  const mayFocus = useMay('media.edit') && mayLook && kind === 'picture';

  const number: number | null | undefined = field.value;
  const isPresent = number != null && number === present?.id;
  const { data } = useQuery({ ...oneFile(number ?? 0), enabled: number != null && !isPresent });
  const file = isPresent ? present : number == null ? null : data;
  const { describedBy, notes } = useFieldNotes(hint, fieldState.error?.message);
  return (
    <fieldset data-field={name} className="grid gap-2" aria-describedby={describedBy} {...approach}>
      <legend className="mb-1.5 font-semibold">{label}</legend>
      {file ? (
        <div className="flex flex-wrap items-center gap-4">
          <FilePreview file={file} className="h-32 w-48" />
          <p className="min-w-0 max-w-prose text-sm text-muted">{file.alt || file.file_name || words.noDescription}</p>
        </div>
      ) : null}
      <div className="flex flex-wrap gap-3">
        {mayUpload ? (
          <FileChooser rule={rule} onChosen={(fresh) => setPicker({ fresh })}>
            {file ? words.change[kind] : words.upload[kind]}
          </FileChooser>
        ) : null}
        {mayLook ? (
          <Button ref={field.ref} onClick={() => setPicker({})}>
            <Images aria-hidden="true" className="size-5" />
            {words.chooseFromTheLibrary}
          </Button>
        ) : null}
        {mayUpload || mayLook ? null : <p className="text-muted">{words.mayNotChoose}</p>}
        {number == null ? null : (
          <Button kind="quiet" onClick={() => field.onChange(null)}>
            <Trash2 aria-hidden="true" className="size-5" />
            {words.remove[kind]}
          </Button>
        )}
        {file && mayFocus ? (
          <Button kind="quiet" onClick={() => setFocusing(true)}>
            <Focus aria-hidden="true" className="size-5" />
            {words.setFocalPoint}
          </Button>
        ) : null}
      </div>
      {notes}
      {focusing && file ? <FocalPointDialog id={file.id} onClose={() => setFocusing(false)} /> : null}
      {picker === undefined ? null : (
        <Suspense>
          <MediaPicker
            kind={kind}
            rule={rule}
            fresh={picker.fresh}
            onClose={() => setPicker(undefined)}
            onChoose={(chosen) => {
              field.onChange(chosen.id);
              setPicker(undefined);
            }}
          />
        </Suspense>
      )}
    </fieldset>
  );
}
