import { fileKinds, type UploadRule } from '../../../domain/upload.ts';

/** The file types of a rule, as a file dialog wants them. */
export function acceptedTypes(rule: UploadRule): string {
  if (rule.table !== undefined) return '.csv,.txt,.xlsx,.ods';
  const kinds = [fileKinds.picture, fileKinds.video, fileKinds.document];
  const [picture, video, document] = kinds.map(({ types }) => types.join(','));
  return [rule.picture && picture, rule.video && video, rule.document && document].filter(Boolean).join(',');
}
