/** The classes of a link between the screens before the sign-in. */
export const linkLook = 'flex min-h-11 w-fit items-center gap-2 font-semibold text-accent underline';
