import type { FieldValues } from 'react-hook-form';
import { MediaField, type MediaFieldProps } from './MediaField.tsx';

type PictureFieldProps<Values extends FieldValues, Output> = Omit<MediaFieldProps<Values, Output>, 'kind'>;

/** A picture of the library, with its preview. */
export function PictureField<Values extends FieldValues, Output>(props: PictureFieldProps<Values, Output>) {
  return <MediaField {...props} kind="picture" />;
}
