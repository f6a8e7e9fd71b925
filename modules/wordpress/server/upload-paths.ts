/** The ways in which addresses lead to the folder of uploads; a site of a network has a folder of its own there. */
const inUploads =
  /(?:\/wp-content\/uploads\/(?<site>sites\/\d+\/)?|\/files\/|\.files\.wordpress\.com\/)(?<path>[^?#]+)/i;

/** The suffix WordPress gives to smaller copies. */
const smaller = /-(?:\d+x\d+|scaled)(?=\.\w+$)/;

/** WordPress writes letters beyond the Latin ones with percent signs. */
export function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/** The paths below the folder for this one: the picture as it was sent first, then the copies WordPress made of it. */
export function withOriginals(path: string): string[] {
  const original = path.replace(smaller, '');
  const scaled = original.replace(/(?=\.\w+$)/, '-scaled');
  return [...new Set([original, scaled, path])];
}

/** Possible paths of this address's file below the folder of uploads, the best first; empty for any other address. */
export function pathsIn(address: string): string[] {
  const found = inUploads.exec(address)?.groups;
  if (found?.path === undefined) return [];
  const paths = withOriginals(decoded(found.path));
  return found.site === undefined ? paths : [...paths, ...paths.map((path) => `${found.site}${path}`)];
}
