import { addresses } from '../../addresses.ts';

const links = [
  { label: 'Privacy Policy', address: addresses.privacy },
  { label: 'Terms of Service', address: addresses.terms },
  { label: 'Cookie Policy', address: addresses.cookies },
];

/** From one of these pages to the others: beside the text, or below it where there is no room. */
export function LegalMenu({ current }: { current: string }) {
  return (
    <nav aria-label="Policies" className="max-lg:mt-14 lg:col-start-1 lg:row-start-1">
      <ul className="border-ink border-t-4 lg:sticky lg:top-28">
        {links.map(({ label, address }) => (
          <li key={address} className="border-line border-b-2">
            <a
              href={address}
              aria-current={address === current ? 'page' : undefined}
              className="flex min-h-12 items-center py-2 font-semibold underline-offset-4 hover:underline aria-[current]:border-call aria-[current]:border-l-8 aria-[current]:pl-3"
            >
              {label}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
