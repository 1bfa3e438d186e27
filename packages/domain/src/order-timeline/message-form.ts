import { defineSection } from '../sections/define-section.js';
import { text } from '../sections/kinds/text.js';

/** What a customer writes to the adviser of an order. */
export const messageForm = defineSection({
  name: 'orderMessage',
  fields: {
    text: text({
      multiline: true,
      maxLength: 2_000,
      example: 'Kan de pomp ook een halve meter naar links? Dan blijft de waslijn vrij.',
    }),
  },
  presence: {},
});
