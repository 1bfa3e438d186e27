import { z } from 'zod';
import { anchor, blocks, image, images, link, requiredText, text } from '../../fields/fields.js';

export const imageTickerSchema = z.object({
  title: text({ label: 'Titel' }),
  images: images({ label: 'Beelden' }),
  anchor: anchor(),
});

export const partnerTickerSchema = z.object({
  title: text({ label: 'Titel' }),
  partners: blocks({ label: 'Partners' }, ['partner']),
  anchor: anchor(),
});

export const partnerSchema = z.object({
  name: requiredText({ label: 'Naam' }),
  logo: image({ label: 'Logo', help: 'Leeg: de naam in letters.' }),
  link: link({ label: 'Link' }),
});
