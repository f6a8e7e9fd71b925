/**
 * Of the old addresses that are to lead somewhere, those that would lead round in a circle: by each other, or by what is kept already.
 * A goal of null is the end of the way. Each address is looked at once.
 */
export function circular(
  goals: ReadonlyMap<string, string | null>,
  kept: ReadonlyMap<string, string | null>,
): Set<string> {
  const circles = new Set<string>();
  const seen = new Set<string>();
  for (const start of goals.keys()) {
    const way: string[] = [];
    const places = new Map<string, number>();
    let path: string | null | undefined = start;
    while (path != null && !seen.has(path)) {
      seen.add(path);
      places.set(path, way.length);
      way.push(path);
      path = goals.has(path) ? goals.get(path) : kept.get(path);
    }
    const from = path == null ? undefined : places.get(path);
    if (from === undefined) continue;
    for (const member of way.slice(from)) if (goals.has(member)) circles.add(member);
  }
  return circles;
}
