import { text } from '../../domain/fields/text.ts';
import { blockType } from '../block-type.ts';
import { howMany, titleOfList } from '../common-fields.ts';

export const posts = blockType({
  label: 'Blog posts',
  hint: 'The newest posts of the blog, or of one of its categories.',
  fields: {
    title: titleOfList,
    category: text({
      label: 'Category',
      hint: 'The name of a category of the blog. Leave it empty for all posts.',
      max: 100,
      chosenFrom: 'categories',
    }),
    how_many: howMany({ most: 12, usual: 4 }),
  },
  sample: { title: '', category: '', how_many: 4 },
});
