import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import { toast } from 'sonner';
import { postInput, type StaffPost } from '../../../domain/post.ts';
import { uploadRules } from '../../../domain/upload.ts';
import { staffAddresses } from '../../addresses.ts';
import { blogCategories, everyBlogRecord } from '../categories/blog-categories.ts';
import { allCategories } from '../categories/calls.ts';
import { RichTextField } from '../editor/RichTextField.tsx';
import { CheckboxField } from '../form/CheckboxField.tsx';
import { FormScreen } from '../form/FormScreen.tsx';
import { FormSection } from '../form/FormSection.tsx';
import { PictureField } from '../media/PictureField.tsx';
import { CategoryField } from './CategoryField.tsx';
import { ExcerptField } from './ExcerptField.tsx';
import { postFormValues } from './form-values.ts';
import { PublishingFields } from './PublishingFields.tsx';
import { postChange } from './post-change.ts';
import { savePost } from './save-post.ts';
import { TagsField } from './TagsField.tsx';
import { TitleAndSlug } from './TitleAndSlug.tsx';

/** Writes a post, or changes the one that is given. */
export function PostForm({ post }: { post?: StaffPost }) {
  const navigate = useNavigate();
  const queries = useQueryClient();
  const { data: categories = [] } = useQuery(allCategories(blogCategories));
  return (
    <FormScreen
      schema={postInput}
      startsWith={postFormValues(post)}
      change={post && postChange(post, categories)}
      draft={`post ${post?.id ?? 'new'}`}
      submit="Save Post"
      submitting="Saving..."
      failed={post ? 'Error updating blog post' : 'Error creating blog post'}
      cancelTo={staffAddresses.posts}
      save={async (input, seen) => {
        await savePost(input, post?.id, seen);
        toast.success(post ? 'Blog post updated successfully!' : 'Blog post created successfully!');
        await queries.invalidateQueries({ queryKey: everyBlogRecord });
      }}
      onSaved={() => navigate(staffAddresses.posts)}
    >
      {(control) => (
        <>
          <FormSection title="Post">
            <TitleAndSlug control={control} />
            <RichTextField control={control} name="content" label="Content" />
            <ExcerptField control={control} />
            <PictureField
              control={control}
              name="media_id"
              label="Featured Image"
              hint="PNG, JPG or GIF up to 10MB"
              rule={uploadRules.picture}
              present={post?.picture ?? null}
            />
          </FormSection>
          <FormSection title="Publishing">
            <PublishingFields control={control} present={post} />
            <CategoryField control={control} present={post?.category_details ?? null} />
            <TagsField control={control} />
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
