/** Classes of a menu that opens over the screen, and of its entries. */
export const menuLook = 'border border-line-strong bg-raised py-2 text-body shadow-hard-sm outline-none';
export const menuItemLook =
  'flex min-h-11 cursor-pointer items-center gap-3 px-4 py-2 outline-none data-highlighted:bg-accent-surface ' +
  'data-highlighted:text-accent data-disabled:opacity-55';
