import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import { toast } from 'sonner';
import { postInput, type StaffPost } from '../../../domain/post.ts';
import { staffAddresses } from '../../addresses.ts';
import { staffPosts } from '../../staff-calls.ts';
import { RichTextField } from '../editor/RichTextField.tsx';
import { CheckboxField } from '../form/CheckboxField.tsx';
import { FormScreen } from '../form/FormScreen.tsx';
import { FormSection } from '../form/FormSection.tsx';
import { ask } from '../session/ask.ts';
import { CategoryField } from './CategoryField.tsx';
import { everyPost } from './calls.ts';
import { ExcerptField } from './ExcerptField.tsx';
import { postFormValues } from './form-values.ts';
import { PublishingFields } from './PublishingFields.tsx';
import { TitleAndSlug } from './TitleAndSlug.tsx';

/** Writes a post, or changes the one that is given. */
export function PostForm({ post }: { post?: StaffPost }) {
  const navigate = useNavigate();
  const queries = useQueryClient();
  return (
    <FormScreen
      schema={postInput}
      startsWith={postFormValues(post)}
      draft={`post ${post?.id ?? 'new'}`}
      submit="Save Post"
      submitting="Saving..."
      failed={post ? 'Error updating blog post' : 'Error creating blog post'}
      cancelTo={staffAddresses.posts}
      save={async (input) => {
        if (post) await staffPosts.change(ask, post.id, input);
        else await staffPosts.create(ask, input);
        toast.success(post ? 'Blog post updated successfully!' : 'Blog post created successfully!');
        await queries.invalidateQueries({ queryKey: everyPost });
      }}
      onSaved={() => navigate(staffAddresses.posts)}
    >
      {(control) => (
        <>
          <FormSection title="Post">
            <TitleAndSlug control={control} />
            <RichTextField control={control} name="content" label="Content" />
            <ExcerptField control={control} />
          </FormSection>
          <FormSection title="Publishing">
            <PublishingFields control={control} present={post} />
            <CategoryField control={control} present={post?.category_details ?? null} />
            <CheckboxField
              control={control}
              name="is_featured"
              label="Featured Post"
              hint="Its page says that you would choose this one."
            />
          </FormSection>
        </>
      )}
    </FormScreen>
  );
}
