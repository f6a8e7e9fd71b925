/** The name by which a form is found, out of its address: `/Form/volunteers`, with or without a language before it. */
export const formIn = (address: string): string | undefined =>
  /^\/(?:[a-z]{2}\/)?form\/([a-z0-9-]+)\/?$/i.exec(address)?.[1]?.toLowerCase();
