import type { UseQueryResult } from '@tanstack/react-query';
import { type LucideIcon, Mail, MessageCircle, Phone } from 'lucide-react';
import type { ReactNode } from 'react';
import * as words from '#locale/dashboard/submissions.ts';
import { phoneDigits } from '../../../domain/phone.ts';
import type { Remark } from '../../../domain/submissions/handling.ts';
import { Banner } from '../components/Banner.tsx';
import { Button, buttonLook } from '../components/Button.tsx';
import { Email } from '../components/Email.tsx';
import { DetailsPart } from '../details/DetailsPart.tsx';
import { Fact, Facts } from '../details/Facts.tsx';
import { Waiting } from '../screen/Waiting.tsx';
import { Moment } from '../time/Moment.tsx';

/** A text of several lines, with its line breaks. */
export function Written({ children }: { children: string }) {
  return (
    <p dir="auto" className="whitespace-pre-wrap">
      {children}
    </p>
  );
}

interface RemarksProps {
  remarks: readonly Remark[];
  /** Said where there are none. */
  none: string;
}

/** Remarks of colleagues, each with its author and date. */
export function Remarks({ remarks, none }: RemarksProps) {
  if (remarks.length === 0) return <p className="text-muted">{none}</p>;
  return (
    <ul className="grid gap-3">
      {remarks.map(({ id, at, by, text }) => (
        <li key={id} className="border-l-4 border-line pl-3">
          <Written>{text}</Written>
          <p className="text-sm text-muted">
            {by?.name ?? words.formerMemberOfStaff}, <Moment at={at} />
          </p>
        </li>
      ))}
    </ul>
  );
}

interface RestOfDetailsProps<Details> {
  query: UseQueryResult<Details>;
  loading: string;
  failed: string;
  children: (details: Details) => ReactNode;
}

/** The details of a submission that the list does not hold, which load a moment later. */
export function RestOfDetails<Details>({ query, loading, failed, children }: RestOfDetailsProps<Details>) {
  const { data, error, refetch } = query;
  if (data !== undefined) return children(data);
  if (error === null) return <Waiting>{loading}</Waiting>;
  return (
    <Banner tone="danger">
      <p className="font-semibold">{failed}</p>
      <p>{error.message}</p>
      <Button className="mt-3" onClick={() => void refetch()}>
        {words.tryAgain}
      </Button>
    </Banner>
  );
}

interface Visitor {
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

/** A telephone link is offered only for a number that can be dialled. */
function waysTo({ email, phone }: Pick<Visitor, 'email' | 'phone'>): Way[] {
  const mail = { word: words.mail, address: `mailto:${encodeURIComponent(email).replace('%40', '@')}`, Icon: Mail };
  const digits = phoneDigits(phone);
  if (digits === undefined) return [mail];
  return [
    mail,
    { word: words.call, address: `tel:+${digits}`, Icon: Phone },
    { word: 'WhatsApp', address: `https://wa.me/${digits}`, Icon: MessageCircle },
  ];
}

/** One touch to reach the visitor. */
function ContactLinks({ name, ...reached }: Visitor) {
  return (
    <p className="flex flex-wrap gap-2">
      {waysTo(reached).map(({ word, address, Icon }) => (
        <a
          key={word}
          href={address}
          aria-label={words.reachBy(word, name)}
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

interface VisitorPartProps extends Visitor {
  title: string;
  /** Further facts about the visitor. */
  children?: ReactNode;
}

/** The sender and their contact details. */
export function VisitorPart({ title, name, email, phone, children }: VisitorPartProps) {
  return (
    <DetailsPart title={title}>
      <Facts>
        <Fact name={words.name}>{name}</Fact>
        <Fact name={words.email}>
          <Email address={email} />
        </Fact>
        <Fact name={words.phone}>{phone || words.notGiven}</Fact>
        {children}
      </Facts>
      <ContactLinks name={name} email={email} phone={phone} />
    </DetailsPart>
  );
}
