import { useQueryClient } from '@tanstack/react-query';
import { Plus } from 'lucide-react';
import { Suspense, useState } from 'react';
import type { Announcement } from '../../../domain/announcement.ts';
import { Button } from '../components/Button.tsx';
import { useListAddress } from '../list/list-address.ts';
import { TrashList } from '../list/TrashList.tsx';
import { ViewLinks } from '../list/ViewLinks.tsx';
import { lazyPart } from '../screen/lazy.ts';
import { usePassingMessage } from '../screen/passing-message.ts';
import { ScreenHeader } from '../screen/ScreenHeader.tsx';
import { useMay } from '../session/account.ts';
import { AnnouncementList } from './AnnouncementList.tsx';
import { announcementsInTrash, everyAnnouncement, useAnnouncementTrash } from './calls.ts';
import { columns } from './columns.tsx';
import { listTexts, PAGE_SIZE } from './texts.ts';

const AnnouncementForm = lazyPart(async () => (await import('./AnnouncementForm.tsx')).AnnouncementForm);

/** The form that is open: for a new announcement, or for this one. */
type OpenForm = { announcement?: Announcement };

/** The strip that visitors read above every page: what is on it, what was, and what is written next. */
export function Announcements() {
  const [form, setForm] = useState<OpenForm>();
  const mayCreate = useMay('announcements.create');
  const address = useListAddress('-created_at');
  const trash = useAnnouncementTrash();
  const message = usePassingMessage();
  const queries = useQueryClient();

  const addButton = mayCreate ? (
    <Button kind="primary" onClick={() => setForm({})}>
      <Plus aria-hidden="true" className="size-5" />
      Add Announcement
    </Button>
  ) : null;
  return (
    <div className="grid gap-5">
      <ScreenHeader
        title="Manage Announcements"
        subtitle="What visitors read above every page."
        message={message.text}
        actions={addButton}
      />
      <ViewLinks label="Announcements and trash" all="Announcements" inTrash={address.inTrash} />
      {address.inTrash ? (
        <TrashList
          texts={listTexts}
          inTrash={announcementsInTrash}
          columns={columns}
          address={address}
          pageSize={PAGE_SIZE}
          nameOf={({ title }) => title}
          trash={trash}
        />
      ) : (
        <AnnouncementList address={address} trash={trash} onEdit={(announcement) => setForm({ announcement })} />
      )}
      {form === undefined ? null : (
        <Suspense>
          <AnnouncementForm
            announcement={form.announcement}
            onClose={() => setForm(undefined)}
            onSaved={async (saved) => {
              message.say(saved);
              await queries.invalidateQueries({ queryKey: everyAnnouncement });
            }}
          />
        </Suspense>
      )}
    </div>
  );
}
