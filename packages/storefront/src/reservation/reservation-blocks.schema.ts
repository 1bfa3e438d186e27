import { anchor, blocks, choice, longText, requiredText } from '@pomp/cms';
import { productLabel, reservableProducts, type ReservableProduct } from '@pomp/domain';
import { z } from 'zod';

const reservableLabels = Object.fromEntries(reservableProducts.map((product) => [product, productLabel(product)])) as Record<
  ReservableProduct,
  string
>;

export const reservationSchema = z.object({
  title: requiredText({ label: 'Titel' }),
  intro: longText({ label: 'Inleiding' }),
  product: choice({ label: 'Product' }, reservableLabels, reservableProducts),
  cards: blocks({ label: 'Goed om te weten', help: 'Staat naast de tweede stap.' }, ['reservation_card']),
});

export const reservationCardSchema = z.object({
  title: requiredText({ label: 'Titel' }),
  text: requiredText({ label: 'Tekst' }),
  anchor: anchor(),
});
