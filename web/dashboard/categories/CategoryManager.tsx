import { useListAddress } from '../list/list-address.ts';
import { SearchBox } from '../list/SearchBox.tsx';
import { ViewLinks } from '../list/ViewLinks.tsx';
import { usePassingMessage } from '../screen/passing-message.ts';
import { ScreenHeader } from '../screen/ScreenHeader.tsx';
import { useMay } from '../session/account.ts';
import { CategoryForm } from './CategoryForm.tsx';
import { CategoryList } from './CategoryList.tsx';
import { CategoryTrash } from './CategoryTrash.tsx';
import { useCategoryTrash } from './calls.ts';
import { useEditing } from './editing.ts';
import type { CategoryKind } from './kind.ts';

const panel = 'grid content-start gap-4 border border-line bg-raised p-[clamp(1rem,3vw,1.75rem)]';

/** The screen of one kind of categories: the form on the left, the list on the right. */
export function CategoryManager<Input>({ kind }: { kind: CategoryKind<Input> }) {
  const { texts } = kind;
  const address = useListAddress('name');
  const message = usePassingMessage();
  const editing = useEditing();
  const trash = useCategoryTrash(kind);
  const mayCreate = useMay(kind.createPermission);
  const mayDelete = useMay(kind.deletePermission);
  const clearSearch = () => address.narrow({ search: '' });
  return (
    <div className="grid gap-5">
      <ScreenHeader title={texts.title} subtitle={texts.subtitle} message={message.text} />
      <div className="grid items-start gap-5 lg:grid-cols-[minmax(0,2fr)_minmax(0,3fr)]">
        {mayCreate || editing.category ? (
          <div className={panel}>
            <CategoryForm
              key={editing.turn}
              kind={kind}
              category={editing.category}
              withSlug={false}
              takesFocus={editing.turn > 0}
              leaving={editing.leaving}
              onSaved={message.say}
              onDone={editing.done}
              onCancel={editing.category && editing.done}
            />
          </div>
        ) : null}
        <section aria-labelledby="category-list" className={panel}>
          <h2 id="category-list" className="text-subheading">
            {texts.list}
          </h2>
          {mayDelete ? <ViewLinks label="Categories and trash" all="Categories" inTrash={address.inTrash} /> : null}
          {address.inTrash ? (
            <CategoryTrash kind={kind} trash={trash} />
          ) : (
            <>
              <SearchBox
                label="Search categories..."
                value={address.search}
                onSearch={(text) => address.narrow({ search: text })}
              />
              <CategoryList
                kind={kind}
                trash={trash}
                search={address.search}
                onEdit={editing.edit}
                onClearSearch={clearSearch}
              />
            </>
          )}
        </section>
      </div>
    </div>
  );
}
