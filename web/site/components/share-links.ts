/** Links that share an address without any script. */
export function shareLinks(title: string, url: string) {
  const text = encodeURIComponent(`${title} ${url}`);
  return [
    { network: 'whatsapp', name: 'WhatsApp', address: `https://wa.me/?text=${text}` },
    {
      network: 'facebook',
      name: 'Facebook',
      address: `https://www.facebook.com/sharer/sharer.php?u=${encodeURIComponent(url)}`,
    },
  ] as const;
}
