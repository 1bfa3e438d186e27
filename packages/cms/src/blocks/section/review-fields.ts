import { flag, link, text } from '../../fields/fields.js';

/** What an editor fills in where a block can show how many reviews there are (`ReviewLabel`). */
export const reviewFields = () => ({
  review_widget: flag({
    label: 'Toon hoeveel beoordelingen er zijn',
    help: 'Het aantal staat er pas als hieronder een bron staat, of als de dienst voor beoordelingen het laat zien.',
  }),
  review_score: text({ label: 'Beoordelingen: het cijfer', help: 'Zoals de bron het geeft: ‘4,8 van de 5’.' }),
  review_source: link({ label: 'Beoordelingen: waar ze staan', help: 'Zonder bron staat er geen aantal.' }),
});
