/** A moment as a part of a name: `20261120T080015123Z`. Names sort as their moments do. */
export const momentName = (at: string): string => at.replaceAll(/[-:.]/g, '');

/** The moment that such a name says; undefined for another. */
export function momentIn(name: string): string | undefined {
  const [, year, month, day, hour, minute, second, milliseconds] =
    /^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)(\d{3})Z$/.exec(name) ?? [];
  return year === undefined ? undefined : `${year}-${month}-${day}T${hour}:${minute}:${second}.${milliseconds}Z`;
}
