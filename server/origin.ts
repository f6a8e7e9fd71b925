/** True for a bare origin: a path or query would be dropped from every link without a warning. */
export const isOrigin = (address: string) => {
  const { origin, href } = new URL(address);
  return href === `${origin}/`;
};
