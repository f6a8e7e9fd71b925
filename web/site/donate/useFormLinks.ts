import { type RefObject, useEffect, useRef } from 'react';

/** Lets every link of the page to `#form` open the dialog instead. A link may name the kind of donation it stands for. */
export function useFormLinks(dialog: RefObject<HTMLDialogElement | null>, open: () => void): void {
  const latest = useRef(open);
  latest.current = open;

  useEffect(() => {
    function onClick(event: MouseEvent): void {
      const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a[href$="#form"]') : null;
      if (!link || event.ctrlKey || event.metaKey || event.shiftKey) return;
      event.preventDefault();
      const type = dialog.current?.querySelector<HTMLSelectElement>('[name="donation_type"]');
      const wanted = new URLSearchParams(link.search).get('type');
      if (type && wanted) type.value = wanted;
      latest.current();
    }

    document.addEventListener('click', onClick);
    return () => document.removeEventListener('click', onClick);
  }, [dialog]);
}
