import type { Translation } from '@pomp/language';
import type { nl } from './texts.nl.js';

export const en: Translation<typeof nl> = {
  steps: { contact: 'Your details', details: 'Your reservation' },
  next: 'Next step',
  checking: 'Just checking…',
  back: 'Back',
  reserve: 'Reserve',
  reserving: 'Reserving…',
  loading: 'Loading for a more sustainable future...',
  placing: 'Placing your reservation for a more sustainable future...',
  tryingAgain: 'That didn’t work yet. We’re trying once more ({attempt} of {most}).',

  signedIn: 'You’re logged in, {name}. What we know of you is filled in.',
  failed: 'Something went wrong while sending the form. Please try again',
  refused: 'Something went wrong while sending the form. Please try again. {reason}',
  addressKnown: 'This is the address that you worked out the saving for. If the pump goes somewhere else, change it.',
  persists: 'If the problem persists, <contact>please get in touch with us</contact>. We’re happy to help.',
  reload: 'Reload the page',
  goBack: 'Go back to the previous step',

  upgrade: 'You already have a Pomp AO. That’s why you only reserve the Pomp T.',
  priceForOne: 'For one, including VAT.',
  free: 'Reserving costs nothing. You only order when you sign the installation plan.',
  summary: {
    title: 'This is what you reserve',
    name: 'In the name of',
    what: 'What',
    where: 'Where',
    price: 'Price',
    times: '{quantity, plural, =1 {{product}} other {{quantity} × {product}}}',
    amount: '{price}, including VAT',
    included: 'Included in the price',
  },
  reserved: {
    number: 'Your reservation number:',
    mailedTo: 'We’ve sent an email to:',
    noMail: 'No email? Ask for a new link',
  },
};
