import type { BlockDefinition } from '../block/define-block.js';
import { actionSectionBlock } from './action-section/action-section-block.js';
import { heroBlock } from './hero/hero-block.js';
import { pageBlock } from './page/page-block.js';
import { productCardBlock } from './product-cards/product-card-block.js';
import { productCardsBlock } from './product-cards/product-cards-block.js';
import { stepBlock, stepsBlock } from './steps/steps-block.js';
import { textSectionBlock } from './text-section/text-section-block.js';
import { uspBlock, uspSectionBlock } from './usp-section/usp-section-block.js';

/** Blocks with content only. One with a form or a call lives in storefront. */
export const contentBlocks: readonly BlockDefinition[] = [
  pageBlock,
  heroBlock,
  textSectionBlock,
  productCardsBlock,
  productCardBlock,
  stepsBlock,
  stepBlock,
  uspSectionBlock,
  uspBlock,
  actionSectionBlock,
];
