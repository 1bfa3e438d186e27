import type { Translation } from '@pomp/language';
import type { nl } from './texts.nl.js';

export const en: Translation<typeof nl> = {
  title: 'Orders',
  intro: 'Here you see for each order how far we are, and what you can do yourself.',
  loading: 'Loading orders',
  none: 'You haven’t placed any orders yet.',
  orderNumber: 'Order {number}',
  orderedOn: 'Ordered on {date}',
  orderedOnFor: 'Ordered on {date} for {address}',
  step: 'Step {position} of {all}: {label}',
  ourTurn: 'It’s our turn.',
  viewHouse: 'View home details',
  since: '{label}, since {date}',
  historyOf: 'the history of order {number}',
  moreHistory: 'Read more',
  lessHistory: 'Show less',
  loadingHistory: 'Loading history',
};
