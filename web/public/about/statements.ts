/** What the organisation is for, and where that should lead: the same words wherever they stand on these pages. */
export const statements = {
  mission:
    'To lift people out of poverty through training on savings and loans, entrepreneurship and gender equality, plus seed money.',
  vision: 'Satisfying socio-economic development of the poorest in the community.',
} as const;
