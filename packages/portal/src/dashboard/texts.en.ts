import type { Translation } from '@pomp/language';
import type { nl } from './texts.nl.js';

export const en: Translation<typeof nl> = {
  greeting: 'Hello {firstName}',
  missingForOrder:
    '{count, plural, =0 {No more things} =1 {One more thing} =2 {Two more things} =3 {Three more things} =4 {Four more things} =5 {Five more things} =6 {Six more things} =7 {Seven more things} =8 {Eight more things} other {{count} more things}}, then we can take a look.',
  missingForHouse: 'Tell us more about your home.',
  toFinish: {
    houseInfo: 'Everything about your home is filled in. All that’s left is to finish.',
    installationInfo: 'Everything for the installation is filled in. All that’s left is to finish.',
  },
  photosAgain: '{count, plural, =1 {One photo once more, please.} other {{count} photos once more, please.}}',
  makePhotos: '{count, plural, =1 {Take the photo} other {Take the photos}}',
  delivered: 'Your home is ready.',
  deliveredTitle: 'Order {number} is done',
  deliveredText:
    'With your order are your documents and your warranty, and your subsidy if you can apply for one. You can write to us there too.',
  nothingToDo: 'Your home is all here.',
  unread: '{count, plural, one {There is a new message for you} other {There are # new messages for you}}',
  welcome: 'Welcome to your account.',
  overview: 'Overview',
  loadingOrders: 'Loading order',
  noOrders: 'You haven’t placed any orders yet. Once you do, you can follow step by step here how far we are.',
  noCurrentOrder: 'There is no order in progress now.',
  nothingYetTitle: 'Soon you’ll follow your order here',
  nothingYet: 'Just ordered something? You’ll see it here once we’ve processed your order.',
};
