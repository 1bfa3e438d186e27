import { z } from 'zod';
import { anchor, formChoice, image, longText, pdf, requiredText, text, video } from '../../fields/fields.js';

export const placingSectionSchema = z.object({
  title: requiredText({ label: 'Titel' }),
  text: longText({ label: 'Tekst' }),
  video: video({ label: 'Film van het product', help: 'Zonder geluid.' }),
  image: image({ label: 'Eerste beeld van de film' }),
  competitors_image: image({ label: 'Beeld naast andere warmtepompen' }),
  pdf_title: text({ label: 'Brochure: tekst op de knop' }),
  pdf_asset: pdf({ label: 'Brochure', help: 'Opent in een nieuw tabblad.' }),
  hubspot_brochure_form_id: formChoice({
    label: 'Brochure: formulier vooraf',
    help: 'Leeg: de brochure opent meteen.',
  }),
  anchor: anchor(),
});
