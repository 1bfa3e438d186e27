import { defineSection } from '../sections/define-section.js';
import { files } from '../sections/kinds/files.js';
import { text } from '../sections/kinds/text.js';

/** So many photos go along with one message. */
export const maxMessagePhotos = 10;

/** What a customer writes to the adviser of an order, with the photos that go along. */
export const messageForm = defineSection({
  name: 'orderMessage',
  fields: {
    text: text({
      multiline: true,
      maxLength: 2_000,
      example: 'Kan de pomp ook een halve meter naar links? Dan blijft de waslijn vrij.',
    }),
    photos: files({ unknown: false, messages: { malformed: 'own' } }),
  },
  presence: { photos: 'optional' },
  checks: { photos: (ids) => ids.length <= maxMessagePhotos },
});
