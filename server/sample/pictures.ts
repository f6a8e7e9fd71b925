/** The drawings of the sample, each a file of this name, and what it shows. Banners are `hero-…`. */
export const samplePictures = {
  'about-neighbours': 'Five neighbours stand side by side; the one in the middle carries a basket of seedlings',
  'bean-harvest': 'Two neighbours thresh and winnow beans on a mat beside the bean poles',
  'hero-circle': 'Members of a saving group sit in a circle around their lockbox under a tree',
  'hero-hills': 'Dawn over the terraced hills: a woman walks a ridge path with a basket on her head',
  'hero-market': 'A market stall with baskets of maize, beans and potatoes',
  'household-visit': 'A volunteer walks up a hill path to a household that waits at its door',
  'loaded-bicycle': 'A man pushes a bicycle loaded with sacks and green bananas along a hill road',
  'maize-field': 'A farmer picks ripe cobs in a field of maize',
  'mobile-money': 'A hand holds a phone that receives mobile money, with coins on their way',
  'potato-harvest': 'Sacks and heaps of potatoes at the edge of a field below the volcanoes',
  'savings-box': 'A savings box with three padlocks, its keys, coins and a member’s passbook full of stamps',
  'training-under-tree': 'A trainer explains saving with pictures on a board to a class under a tree',
  'weaving-baskets': 'A woman weaves a basket, with finished peace baskets beside her and woven trays on the wall',
  'women-leading': 'A woman leads a meeting of her group in front of a wall painted with imigongo',
};
export type SamplePicture = keyof typeof samplePictures;
