import type { BlockDefinition } from '../block/define-block.js';
import { accordionBlock, accordionSectionBlock } from './accordion/accordion-block.js';
import { actionSectionBlock } from './action-section/action-section-block.js';
import { bannerSectionBlock } from './banner-section/banner-section-block.js';
import { caseBlock, casesBlock, factBlock } from './cases/cases-block.js';
import { compareColumnBlock, compareSectionBlock } from './compare-section/compare-section-block.js';
import { counterBlock, countersBlock } from './counters/counters-block.js';
import { faqItemBlock, faqSectionBlock } from './faq-section/faq-section-block.js';
import { featureBlock, featureCardBlock, featureCardsBlock } from './feature-cards/feature-cards-block.js';
import { heroBlock } from './hero/hero-block.js';
import { noiseSectionBlock } from './noise-section/noise-section-block.js';
import { operationSectionBlock, operationStepBlock } from './operation-section/operation-section-block.js';
import { pageBlock } from './page/page-block.js';
import { partBlock, partsSectionBlock } from './parts-section/parts-section-block.js';
import { placingSectionBlock } from './placing-section/placing-section-block.js';
import { priceCardBlock, priceCardsBlock } from './price-cards/price-cards-block.js';
import { productComparisonBlock } from './product-facts/product-comparison-block.js';
import { productFiguresBlock } from './product-facts/product-figures-block.js';
import { productHighlightsBlock } from './product-facts/product-highlights-block.js';
import { productPriceBlock } from './product-facts/product-price-block.js';
import { productServiceBlock } from './product-facts/product-service-block.js';
import { productCardBlock } from './product-cards/product-card-block.js';
import { productCardsBlock } from './product-cards/product-cards-block.js';
import { productPictureBlock, productPicturesBlock } from './product-pictures/product-pictures-block.js';
import { readMoreBlock } from './read-more/read-more-block.js';
import { reviewBlock, reviewsBlock } from './reviews/reviews-block.js';
import { splitSectionBlock } from './split-section/split-section-block.js';
import { stepBlock, stepsBlock } from './steps/steps-block.js';
import { expandableCardBlock, tabBlock } from './tab-section/tab-block.js';
import { tabSectionBlock } from './tab-section/tab-section-block.js';
import { profileBlock, teamSectionBlock } from './team-section/team-section-block.js';
import { textHeaderBlock } from './text-header/text-header-block.js';
import { textSectionBlock } from './text-section/text-section-block.js';
import { imageTickerBlock } from './tickers/image-ticker-block.js';
import { partnerBlock, partnerTickerBlock } from './tickers/partner-ticker-block.js';
import { timelineBlock, timelineCardBlock } from './timeline/timeline-block.js';
import { uspBlock, uspSectionBlock } from './usp-section/usp-section-block.js';
import { videoHeroBlock } from './video-hero/video-hero-block.js';
import { webAppSectionBlock } from './web-app-section/web-app-section-block.js';

/** Blocks with content only, in the order in which an editor meets them. One with a form or a call lives in storefront. */
export const contentBlocks: readonly BlockDefinition[] = [
  pageBlock,
  heroBlock,
  videoHeroBlock,
  textHeaderBlock,
  textSectionBlock,
  readMoreBlock,
  splitSectionBlock,
  tabSectionBlock,
  tabBlock,
  expandableCardBlock,
  accordionSectionBlock,
  accordionBlock,
  faqSectionBlock,
  faqItemBlock,
  stepsBlock,
  stepBlock,
  operationSectionBlock,
  operationStepBlock,
  timelineBlock,
  timelineCardBlock,
  uspSectionBlock,
  uspBlock,
  countersBlock,
  counterBlock,
  productCardsBlock,
  productCardBlock,
  productPicturesBlock,
  productPictureBlock,
  featureCardsBlock,
  featureCardBlock,
  featureBlock,
  partsSectionBlock,
  partBlock,
  compareSectionBlock,
  compareColumnBlock,
  casesBlock,
  caseBlock,
  factBlock,
  priceCardsBlock,
  priceCardBlock,
  productFiguresBlock,
  productHighlightsBlock,
  productPriceBlock,
  productComparisonBlock,
  productServiceBlock,
  placingSectionBlock,
  noiseSectionBlock,
  webAppSectionBlock,
  reviewsBlock,
  reviewBlock,
  teamSectionBlock,
  profileBlock,
  imageTickerBlock,
  partnerTickerBlock,
  partnerBlock,
  bannerSectionBlock,
  actionSectionBlock,
];
