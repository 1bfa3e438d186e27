import { z } from 'zod';
import { anchor, blocks, flag, link, longText, requiredNumber, requiredText, richText, text } from '../../fields/fields.js';

export const priceCardsSchema = z.object({
  title: text({ label: 'Titel' }),
  intro: longText({ label: 'Inleiding' }),
  cards: blocks({ label: 'Prijzen' }, ['price_card']),
  anchor: anchor(),
});

export const priceCardSchema = z.object({
  payement: requiredText({ label: 'Manier van betalen', help: 'Zoals ‘Zelf kopen’.' }),
  price: requiredNumber({ label: 'Prijs in euro’s' }),
  is_example: flag({ label: 'Voorbeeld: nog niet bevestigd', help: 'Zet er ‘voorbeeld’ bij.' }),
  monthly_payment: flag({ label: 'Per maand', help: 'Zet er ‘per maand*’ bij, met de voorwaarden van de lening.' }),
  description: longText({ label: 'Omschrijving' }),
  specifications: longText({ label: 'Wat voor deze manier geldt', help: 'Eén punt per regel.' }),
  product_specifications: longText({ label: 'Wat erbij zit', help: 'Eén punt per regel.' }),
  small_letters: richText({ label: 'Kleine letters', help: 'Leeg, bij een prijs per maand: de voorwaarden van de lening.' }),
  highlight: flag({ label: 'Uitgelicht' }),
  button_label: text({ label: 'Knop: tekst' }),
  button_link: link({ label: 'Knop: link' }),
});
