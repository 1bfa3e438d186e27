import type { Translation } from '@pomp/language';
import type { nl } from './texts.nl.js';

export const en: Translation<typeof nl> = {
  title: 'Installation details',
  intro: 'With your answers and photos we see from a distance what it takes to place the pump.',
  loading: 'Loading installation details',
  noOrders: 'No orders available',
  empty: 'You haven’t placed any orders yet.',
  noQuotes: 'No quotes available',
  requestQuote: 'Request a quote',
  openQuotes:
    '{count, plural, =1 {There is a quote ready for you.} other {There are {count} quotes ready for you.}} You can order with it.',
  viewQuotes: 'View your quotes',
  onlyHeatcycle: 'For a Heatcycle there’s nothing to fill in here: an adviser will call you.',
  onlyWithdrawn: 'You have withdrawn from your order. There’s nothing left to fill in here.',
  noOrder: 'We can’t find this order. Choose an order above.',
  chooseOrder: 'Choose an order',
  order: '{product}, {street} ({orderNumber})',
  incomplete: 'Details missing',
  note: 'Is information still missing for the digital inspection? Your appointment doesn’t have to be postponed or cancelled for that.',
  nothingTitle: 'Show us where the pump will go.',
  nothing: 'For your {product} there are {count} sections: photos, the spot and the pipes. You can stop at any time.',
  addNow: 'Add installation details',
  complete: 'Your installation details are complete. Is something no longer right? You can always change them.',
  allPhotos: 'All photos on one screen',
  part: {
    boiler: { name: 'Where your boiler is', why: 'This is where we connect to your heating.' },
    outdoorUnit: { name: 'The Pomp AO', why: 'It stands outside and takes heat from the air.' },
    meterCupboard: { name: 'Your fuse box', why: 'From here the power goes to the pump.' },
    walls: { name: 'The wall', why: 'This is where the pipes go through.' },
    pipes: { name: 'The central-heating pipes', why: 'This is where the pump’s heat goes in.' },
    pompT: { name: 'The Pomp T', why: 'It stands inside: there has to be room, and a way to get it there.' },
    element: { name: 'The Element', why: 'It hangs inside and helps heat with electricity.' },
  },
};
