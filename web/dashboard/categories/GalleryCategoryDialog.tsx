import { useCollectionTrash } from '../collections/calls.ts';
import { Modal } from '../components/Modal.tsx';
import { useMay } from '../session/account.ts';
import { CategoryForm } from './CategoryForm.tsx';
import { CategoryList } from './CategoryList.tsx';
import { useEditing } from './editing.ts';
import { galleryKind as kind } from './kind.ts';

/** The categories of the gallery over its list, where their slugs can be written by hand. */
export function GalleryCategoryDialog({ onClose }: { onClose(): void }) {
  const editing = useEditing();
  const trash = useCollectionTrash(kind.collection);
  const mayCreate = useMay(kind.collection.permissions.create);
  const hasForm = mayCreate || editing.category !== undefined;
  return (
    <Modal title={kind.words.many} onClose={() => (hasForm ? editing.leaving.leaveFor(onClose) : onClose())}>
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
