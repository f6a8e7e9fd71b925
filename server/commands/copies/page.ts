import type { CopySettings } from '../../config.ts';
import { printCopyKey } from '../../copies/copy-key.ts';
import { readPlaceAddress } from '../../copies/place-address.ts';

/** Groups of the key in one line of the page. */
const GROUPS_IN_LINE = 5;

function keyLines(key: Uint8Array): string[] {
  const groups = printCopyKey(key).split('-');
  const lines: string[] = [];
  for (let at = 0; at < groups.length; at += GROUPS_IN_LINE)
    lines.push(`    ${groups.slice(at, at + GROUPS_IN_LINE).join(' ')}`);
  return lines;
}

function accountLines({ places, accessKeyId, secretAccessKey, sshHost }: CopySettings): string[] {
  const kinds = places.map((place) => readPlaceAddress(place)?.kind);
  return [
    ...(kinds.includes('s3')
      ? [
          '  The account of the bucket:',
          `    access key ${accessKeyId ?? ''}`,
          `    secret key ${secretAccessKey ?? ''}`,
        ]
      : []),
    ...(kinds.includes('sftp')
      ? [
          '  The other machine shows itself with the fingerprint',
          `    ${sshHost ?? ''}`,
          '  A new machine makes a key of its own; whoever keeps the other machine lets it in.',
        ]
      : []),
    ...(kinds.includes('folder') ? ['  The disk with the folder is needed: write on it what it is.'] : []),
  ];
}

/** The page for the safe: all that a new machine needs. */
export const pageOf = (copies: CopySettings, publicUrl: string, now: Date): string =>
  [
    `THE COPIES OF ${publicUrl}`,
    `Printed on ${now.toISOString().slice(0, 10)}. Keep it in a safe, away from the server, and a second one elsewhere.`,
    'Whoever has this page and reaches the copies can read everything.',
    '',
    '  The key: letters without I and O, numbers without 0 and 1',
    ...keyLines(copies.key),
    '  The copies lie at',
    ...copies.places.map((place) => `    ${place}`),
    ...accountLines(copies),
    '',
    'When the server is lost: rent a new one, with Debian 12. As root, in the folder with the archive of the program:',
    '  1. tar --extract --gzip --file intambwe-*.tar.gz',
    `  2. intambwe-*/deploy/install.sh --address ${publicUrl}`,
    '  3. systemctl stop intambwe',
    ...copies.places.slice(0, 1).map((place) => `  4. intambwe restore --from '${place}'`),
    '  5. intambwe restart',
    'The fourth asks for the key. Then let the name of the site lead to the new address: docs/operations.md.',
    '',
    'When this page is lost and the server is not: intambwe copies page',
    'When both are lost, nobody can open the copies. There is no other way in.',
    'When somebody else has seen it: intambwe copies set-up ANOTHER-PLACE --new-key, and delete the old copies.',
  ].join('\n');
