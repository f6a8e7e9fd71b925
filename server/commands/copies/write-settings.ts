import { chown, open, readFile, rename, stat } from 'node:fs/promises';

/** Whether a value stays in its line: what is behind a line break would be a setting of its own. */
export const isOneLine = (value: string): boolean => !/\p{Cc}/u.test(value);

/** A value as systemd reads it in a file of settings: see systemd.exec(5), EnvironmentFile. */
const quoted = (value: string) =>
  /^[\w@%+=:,./?&-]*$/.test(value) ? value : `"${value.replaceAll(/[\\"$`]/g, '\\$&')}"`;

/** The text of a file of settings with these in it: in place of their lines where there are some, else at its end. */
export function withSettings(text: string, settings: Record<string, string>): string {
  const broken = Object.keys(settings).find((name) => !isOneLine(settings[name] ?? ''));
  if (broken !== undefined)
    throw new Error(`The value of ${broken} has a line break or another sign that no setting has.`);
  const kept = text.split('\n').filter((line) => !Object.hasOwn(settings, (line.split('=')[0] ?? '').trim()));
  while (kept.at(-1) === '') kept.pop();
  const added = Object.entries(settings).map(([name, value]) => `${name}=${quoted(value)}`);
  return `${[...kept, '', ...added].join('\n')}\n`;
}

/** Writes settings into the service's file, whole or not at all; whose it is and who may read it stay. */
export async function writeSettings(file: string, settings: Record<string, string>): Promise<void> {
  const { mode, uid, gid } = await stat(file);
  const text = withSettings(await readFile(file, 'utf8'), settings);
  const part = `${file}.part`;
  {
    await using handle = await open(part, 'w', mode & 0o777);
    await handle.chmod(mode & 0o777);
    await handle.writeFile(text);
    await handle.sync();
  }
  await chown(part, uid, gid);
  await rename(part, file);
}
