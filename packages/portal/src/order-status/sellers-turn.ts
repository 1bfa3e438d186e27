import type { SellerTurn } from '@pomp/domain';
import type { OrderFactsFound } from './order-facts-found.js';

/** What the seller does next, the soonest: what is being paid isn't collected. */
export const sellersTurn = ({ beingPaid, story }: OrderFactsFound): SellerTurn | undefined =>
  story?.turn.seller.find(({ why }) => !(beingPaid && why === 'collection'));
