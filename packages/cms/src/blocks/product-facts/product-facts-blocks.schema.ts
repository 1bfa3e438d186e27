import { z } from 'zod';
import { anchor, longText, text } from '../../fields/fields.js';
import { productChoice, productsChoice } from '../../products/product-facts.schema.js';

const titled = { title: text({ label: 'Titel' }), intro: longText({ label: 'Inleiding' }) };

export const productHighlightsSchema = z.object({ product: productChoice(), anchor: anchor() });
export const productFiguresSchema = z.object({ ...titled, product: productChoice(), anchor: anchor() });
export const productPriceSchema = z.object({ ...titled, product: productChoice(), anchor: anchor() });
export const productServiceSchema = z.object({ ...titled, product: productChoice(), anchor: anchor() });
export const productComparisonSchema = z.object({ ...titled, products: productsChoice(), anchor: anchor() });
