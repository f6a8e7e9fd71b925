import * as words from '#locale/dashboard/categories.ts';
import { useCollectionTrash } from '../collections/calls.ts';
import { useListAddress } from '../list/list-address.ts';
import { SearchBox } from '../list/SearchBox.tsx';
import { ViewLinks } from '../list/ViewLinks.tsx';
import { usePassingMessage } from '../screen/passing-message.ts';
import { ScreenHeader } from '../screen/ScreenHeader.tsx';
import { useMay } from '../session/account.ts';
import { CategoryForm } from './CategoryForm.tsx';
import { CategoryList } from './CategoryList.tsx';
import { useEditing } from './editing.ts';
import { blogKind, type CategoryKind, galleryKind } from './kind.ts';

const panel = 'grid content-start gap-4 border border-line bg-raised p-[clamp(1rem,3vw,1.75rem)]';

/** The screen of one kind of categories: the form on the left, the list on the right. */
function CategoryManager({ kind }: { kind: CategoryKind }) {
  const { collection } = kind;
  const { permissions } = collection;
  const address = useListAddress('name');
  const message = usePassingMessage();
  const editing = useEditing();
  const trash = useCollectionTrash(collection);
  const mayCreate = useMay(permissions.create);
  const clearSearch = () => address.narrow({ search: '' });
  return (
    <div className="grid gap-5">
      <ScreenHeader title={kind.words.title} subtitle={kind.words.subtitle} message={message.text} />
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
            {kind.words.many}
          </h2>
          <ViewLinks all={words.inUse} permission={permissions.delete} inTrash={address.inTrash} />
          {address.inTrash ? null : (
            <SearchBox
              label={words.searchCategories}
              value={address.search}
              onSearch={(text) => address.narrow({ search: text })}
            />
          )}
          <CategoryList
            kind={kind}
            trash={trash}
            inTrash={address.inTrash}
            search={address.inTrash ? '' : address.search}
            onEdit={editing.edit}
            onClearSearch={clearSearch}
          />
        </section>
      </div>
    </div>
  );
}

/** Names the categories of the blog. */
export const BlogCategories = () => <CategoryManager kind={blogKind} />;

/** Names the categories of the gallery. */
export const GalleryCategories = () => <CategoryManager kind={galleryKind} />;
