/** Sample banners. They run for a year from the day the sample is made. */
export const sampleAdvertisements = [
  {
    title: 'A step forward, together',
    description: 'Sample banner: hills at dawn, where every day begins with a step.',
    picture: 'hero-hills',
    target: '/Aboutus',
  },
  {
    title: 'Saving circles',
    description: 'Sample banner: a saving group sits down around its box once a week.',
    picture: 'hero-circle',
    target: '/Mentorship',
  },
  {
    title: 'Fair trade at the market',
    description: 'Sample banner: maize, beans and potatoes sold at a fair price.',
    picture: 'hero-market',
    target: '/donate',
  },
] as const;
