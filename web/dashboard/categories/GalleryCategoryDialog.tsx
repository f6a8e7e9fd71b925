import { Modal } from '../components/Modal.tsx';
import { useMay } from '../session/account.ts';
import { CategoryForm } from './CategoryForm.tsx';
import { CategoryList } from './CategoryList.tsx';
import { useCategoryTrash } from './calls.ts';
import { useEditing } from './editing.ts';
import { galleryCategories } from './gallery-categories.ts';

/** The categories of the gallery over its list, where their slugs can be written by hand. */
export function GalleryCategoryDialog({ onClose }: { onClose(): void }) {
  const kind = galleryCategories;
  const editing = useEditing();
  const trash = useCategoryTrash(kind);
  const mayCreate = useMay(kind.createPermission);
  const hasForm = mayCreate || editing.category !== undefined;
  return (
    <Modal title={kind.texts.list} onClose={() => (hasForm ? editing.leaving.leaveFor(onClose) : onClose())}>
      {hasForm ? (
        <CategoryForm
          key={editing.turn}
          kind={kind}
          category={editing.category}
          withSlug
          takesFocus={editing.turn > 0}
          leaving={editing.leaving}
          onDone={editing.done}
          onCancel={editing.category ? editing.done : onClose}
        />
      ) : null}
      <CategoryList kind={kind} trash={trash} onEdit={editing.edit} />
    </Modal>
  );
}
