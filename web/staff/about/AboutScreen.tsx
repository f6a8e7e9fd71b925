import { useQueryClient } from '@tanstack/react-query';
import { Plus } from 'lucide-react';
import { type ComponentType, Suspense, useState } from 'react';
import { Button } from '../controls/Button.tsx';
import { SiteLink } from '../controls/SiteLink.tsx';
import { useListAddress } from '../list/list-address.ts';
import { TrashList } from '../list/TrashList.tsx';
import { ViewLinks } from '../list/ViewLinks.tsx';
import { usePassingMessage } from '../screen/passing-message.ts';
import { ScreenHeader } from '../screen/ScreenHeader.tsx';
import { useMay } from '../session/account.ts';
import type { OpenedForm } from './AboutForm.tsx';
import { AboutList } from './AboutList.tsx';
import { everyOne, inTrashOf, useAboutTrash } from './calls.ts';
import type { AboutKind, AboutThing } from './kind.ts';
import { PAGE_SIZE } from './page-size.ts';

interface AboutScreenProps<Thing extends AboutThing, Input> {
  kind: AboutKind<Thing, Input>;
  Form: ComponentType<OpenedForm<Thing>>;
}

/** The screen of one kind: its list, its trash, and the form over them. */
export function AboutScreen<Thing extends AboutThing, Input>({ kind, Form }: AboutScreenProps<Thing, Input>) {
  const { title, subtitle, singular, page, texts, columns, firstSort, nameOf } = kind;
  const [form, setForm] = useState<{ thing?: Thing }>();
  const mayEdit = useMay('pages.publish');
  const address = useListAddress(firstSort);
  const trash = useAboutTrash(kind);
  const message = usePassingMessage();
  const queries = useQueryClient();
  return (
    <div className="grid gap-5">
      <ScreenHeader
        title={title}
        subtitle={subtitle}
        message={message.text}
        actions={
          <>
            <SiteLink page={page} />
            {mayEdit ? (
              <Button kind="primary" onClick={() => setForm({})}>
                <Plus aria-hidden="true" className="size-5" />
                Add {singular.toLowerCase()}
              </Button>
            ) : null}
          </>
        }
      />
      <ViewLinks label={`${texts.label} and trash`} all={texts.label} inTrash={address.inTrash} />
      {address.inTrash ? (
        <TrashList
          texts={texts}
          inTrash={inTrashOf(kind)}
          columns={columns}
          address={address}
          pageSize={PAGE_SIZE}
          nameOf={nameOf}
          trash={trash}
        />
      ) : (
        <AboutList kind={kind} address={address} trash={trash} onEdit={(thing) => setForm({ thing })} />
      )}
      {form === undefined ? null : (
        <Suspense>
          <Form
            thing={form.thing}
            onClose={() => setForm(undefined)}
            onSaved={async (saved) => {
              message.say(saved);
              await queries.invalidateQueries({ queryKey: everyOne(kind) });
            }}
          />
        </Suspense>
      )}
    </div>
  );
}
