import { LayoutList } from 'lucide-react';
import { useNavigate } from 'react-router';
import * as words from '#locale/dashboard/page-sections.ts';
import { staffAddresses } from '../../../domain/addresses.ts';
import type { PageOfSections } from '../../../domain/page-sections.ts';
import { Button } from '../components/Button.tsx';
import { useMay } from '../session/account.ts';
import { request } from '../session/request.ts';
import { useAction } from '../toast/use-action.ts';

interface ChangeContentProps {
  page: PageOfSections;
  /** What staff call the page. */
  name: string;
}

/** Opens the form of what a page of the site is made of; nothing for those who may not begin one. */
export function ChangeContent({ page, name }: ChangeContentProps) {
  const navigate = useNavigate();
  const mayChange = useMay('pages.create');
  const opening = useAction({
    call: () => request('POST /site/pages/{name}/content/', { parameters: { name: page } }),
    finish: ({ id }) => navigate(staffAddresses.editPage(id)),
  });
  if (!mayChange) return null;
  return (
    <Button
      kind="secondary"
      aria-label={words.changeContentOf(name)}
      busy={opening.isPending}
      onClick={() => opening.mutate()}
    >
      <LayoutList aria-hidden="true" className="size-5" />
      {words.changeContent}
    </Button>
  );
}
