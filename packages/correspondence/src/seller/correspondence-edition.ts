import type { Edition } from '@pomp/edition';

/** What mails and PDFs need of an edition: who they are from, how it looks, and what its products cost. */
export type CorrespondenceEdition = Pick<Edition, 'brand' | 'seller' | 'prices'>;
