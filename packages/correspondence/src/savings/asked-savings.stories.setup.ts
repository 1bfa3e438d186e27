import type { AdvancedSavingsRequest } from '@pomp/domain';

/** A calculation that someone has mailed to them. */
export const askedSavings: AdvancedSavingsRequest = {
  zip: '1271AD',
  houseNumber: '3',
  addition: 'A',
  advanced: true,
  people: 2,
  email: 'sem@pomp.example',
  gasUsage: 1_200,
};
