import type { ReactNode } from 'react';
import * as words from '#locale/contact.ts';
import { ActionLink } from '../components/ActionLink.tsx';
import { TextLink } from '../components/TextLink.tsx';
import type { Maps } from './maps.ts';

export interface Office extends Maps {
  kind: string;
  name: string;
  lang: string | undefined;
}

interface OfficeItemProps {
  office: Office;
  /** What more there is to know of it. */
  children?: ReactNode;
}

/** An office in a list of them. The maps are links: no map service learns who looks, and no missing map is drawn. */
export const OfficeItem = ({ office: { kind, name, lang, app, web }, children }: OfficeItemProps) => (
  <li className="border-call border-t-4 pt-4 text-chalk">
    <p>{kind}</p>
    <h3 lang={lang} className="text-heading">
      {name}
    </h3>
    {children}
    <ActionLink href={web} look="call" label={words.openTheMapOf(name)} className="mt-4">
      {words.openTheMap}
    </ActionLink>
    {/* A desktop has nothing that opens such an address. */}
    <div className="hidden pointer-coarse:block">
      <TextLink href={app} className="mt-1">
        {words.inYourMapApp(name)}
      </TextLink>
    </div>
  </li>
);
