import { type LucideIcon, Mail, MessageCircle, Phone } from 'lucide-react';
import { phoneDigits } from '../../../domain/enquiry.ts';
import { buttonLook } from '../components/Button.tsx';

interface ContactLinksProps {
  name: string;
  email: string;
  /** As the visitor wrote it. */
  phone: string;
}

interface Way {
  word: string;
  address: string;
  Icon: LucideIcon;
}

/** A telephone is offered only where what the visitor wrote can be dialled. */
function waysTo({ email, phone }: Pick<ContactLinksProps, 'email' | 'phone'>): Way[] {
  const mail = { word: 'Mail', address: `mailto:${encodeURIComponent(email).replace('%40', '@')}`, Icon: Mail };
  const digits = phoneDigits(phone);
  if (digits === undefined) return [mail];
  return [
    mail,
    { word: 'Call', address: `tel:+${digits}`, Icon: Phone },
    { word: 'WhatsApp', address: `https://wa.me/${digits}`, Icon: MessageCircle },
  ];
}

/** One touch to reach the visitor. */
export function ContactLinks({ name, ...reached }: ContactLinksProps) {
  return (
    <p className="flex flex-wrap gap-2">
      {waysTo(reached).map(({ word, address, Icon }) => (
        <a
          key={word}
          href={address}
          aria-label={`${word} ${name}`}
          className={buttonLook('secondary', 'small')}
          {...(address.startsWith('https:') && { target: '_blank', rel: 'noopener noreferrer' })}
        >
          <Icon aria-hidden="true" className="size-4" />
          {word}
        </a>
      ))}
    </p>
  );
}
