import type { BlockDefinition } from '@pomp/cms';
import { articleBlock } from './knowledge-base/article-block.js';
import { articleSourceBlock } from './knowledge-base/article-sources.js';
import { articlesBlock } from './knowledge-base/articles-block.js';
import { knowledgeBaseBlock } from './knowledge-base/knowledge-base-block.js';
import { businessContactBlock, contactBlock, openingHoursBlock } from './contact/contact-blocks.js';
import { formConfirmationBlock, formSectionBlock, newsletterSectionBlock } from './marketing-forms/marketing-form-blocks.js';
import { measuredUseBlock } from './measured-use/measured-use-block.js';
import {
  reservationBlock,
  reservationCardBlock,
  reservationHelpBlock,
  reservationOutcomeBlock,
} from './reservation/reservation-blocks.js';
import {
  businessSavingsBlock,
  savingsCalculatorBlock,
  savingsExampleBlock,
  savingsFormBlock,
  savingsResultBlock,
  savingsTotalsBlock,
} from './savings/savings-blocks.js';
import { jobListingsBlock } from './vacancies/job-listings-block.js';
import { vacancyBlock, vacancyParagraphBlock } from './vacancies/vacancy-block.js';

/** Blocks with a form or a call; the site hands them to the registry after cms's `contentBlocks`. */
export const storefrontBlocks: readonly BlockDefinition[] = [
  savingsCalculatorBlock,
  savingsExampleBlock,
  savingsFormBlock,
  savingsResultBlock,
  businessSavingsBlock,
  savingsTotalsBlock,
  measuredUseBlock,
  knowledgeBaseBlock,
  articleBlock,
  articleSourceBlock,
  articlesBlock,
  reservationBlock,
  reservationCardBlock,
  reservationHelpBlock,
  reservationOutcomeBlock,
  formSectionBlock,
  newsletterSectionBlock,
  formConfirmationBlock,
  jobListingsBlock,
  vacancyBlock,
  vacancyParagraphBlock,
  contactBlock,
  businessContactBlock,
  openingHoursBlock,
];
