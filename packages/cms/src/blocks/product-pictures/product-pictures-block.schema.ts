import { z } from 'zod';
import { anchor, blocks, image, longText, requiredText, text } from '../../fields/fields.js';

export const productPicturesSchema = z.object({
  title: text({ label: 'Titel' }),
  intro: longText({ label: 'Inleiding' }),
  pictures: blocks({ label: 'Foto’s', help: 'Drie of zes staan naast elkaar zonder gat.' }, ['product_picture']),
  anchor: anchor(),
});

export const productPictureSchema = z.object({
  image: image({ label: 'Foto' }),
  caption: requiredText({ label: 'Bijschrift', help: 'Wat er te zien is, onder de foto.' }),
});
