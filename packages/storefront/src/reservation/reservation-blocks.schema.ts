import { anchor, blocks, choice, formChoice, link, longText, requiredText, reviewFields, text } from '@pomp/cms';
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
  help: blocks({ label: 'Hulp', help: 'Staat naast beide stappen.' }, ['reservation_help']),
});

export const reservationCardSchema = z.object({
  title: requiredText({ label: 'Titel' }),
  text: requiredText({ label: 'Tekst' }),
  anchor: anchor(),
});

export const reservationHelpSchema = z.object({
  title: requiredText({ label: 'Titel' }),
  text: requiredText({ label: 'Tekst' }),
  link_label: text({ label: 'Link: tekst', help: 'Zonder tekst is er geen link.' }),
  link: link({ label: 'Link', help: 'Waar de link heen gaat als het formulier niet kan openen.' }),
  hubspot_form_id: formChoice({
    label: 'Formulier',
    help: 'Opent bij een druk op de link.',
  }),
  ...reviewFields(),
});

export const reservationOutcomeSchema = z.object({
  subtitle: text({ label: 'Regel boven de titel', help: 'Voor wie zojuist reserveerde.' }),
  title: requiredText({ label: 'Titel', help: 'Voor wie zojuist reserveerde. Eronder staan het nummer en het e-mailadres.' }),
  description: longText({ label: 'Omschrijving', help: 'Voor wie zojuist reserveerde.' }),
  other_title: requiredText({ label: 'Zonder reservering: titel', help: 'Voor wie de pagina op een andere manier opent.' }),
  other_description: longText({
    label: 'Zonder reservering: omschrijving',
    help: 'Waar iemand die wel reserveerde de eigen reservering vindt.',
  }),
  button_label: text({ label: 'Zonder reservering: tekst van de knop', help: 'Zonder tekst is er geen knop.' }),
  button_link: link({ label: 'Zonder reservering: link van de knop', help: 'Waar iemand verder kan, zoals alle producten.' }),
});
