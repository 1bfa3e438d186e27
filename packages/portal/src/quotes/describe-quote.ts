import { productLabel, type Quote } from '@pomp/domain';
import type { QuotesTexts } from './texts.js';

/** What a quote is for, in a few words: `2 × Pomp AO`. */
export const describeQuote = ({ product, formValues: { quantity } }: Pick<Quote, 'product' | 'formValues'>, texts: QuotesTexts) =>
  texts.quoteFor({ quantity, product: productLabel(product) });
