import { useQuery } from '@tanstack/react-query';
import type { Picture } from '../../../../domain/picture.ts';
import { oneFile } from '../../media/calls.ts';
import { copyForPhone } from './weight.ts';

/** The file that a phone loads of the picture that a form has chosen, by its number; undefined for none. */
export function useFileForPhone(id: number | null | undefined, present: Picture | null): string | undefined {
  const isPresent = id != null && id === present?.id;
  const { data } = useQuery({ ...oneFile(id ?? 0), enabled: id != null && !isPresent });
  const picture = id == null ? undefined : isPresent ? present : data;
  return picture ? copyForPhone(picture) : undefined;
}
