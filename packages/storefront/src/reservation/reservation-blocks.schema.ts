import { anchor, blocks, choice, longText, requiredText } from '@pomp/cms';
import { reservableProducts } from '@pomp/domain';
import { z } from 'zod';

export const reservationSchema = z.object({
  title: requiredText({ label: 'Titel' }),
  intro: longText({ label: 'Inleiding' }),
  product: choice({ label: 'Product' }, { 'Pomp AO': 'Pomp AO', 'All-Electric': 'All-electric' }, reservableProducts),
  cards: blocks({ label: 'Goed om te weten', help: 'Staat naast de tweede stap.' }, ['reservation_card']),
});

export const reservationCardSchema = z.object({
  title: requiredText({ label: 'Titel' }),
  text: requiredText({ label: 'Tekst' }),
  anchor: anchor(),
});
