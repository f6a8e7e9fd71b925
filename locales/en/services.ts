// web/site/services/page.tsx
export const aMarketStallWithBaskets = 'A market stall with baskets of maize, beans and potatoes';
export const fromTheFirstCoin =
  'From the first coin in the box to a market stall: what we do, and what groups make of it.';
export const ourServices = 'Our Services';
export const mentorshipStructure = 'Mentorship Structure';
export const whatWeDoWithSavings =
  'What we do with savings groups: savings and loans, training, seed money, weekly support and fair trade.';
