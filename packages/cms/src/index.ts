// Content
export {
  type Choice,
  type ContentClient,
  type ContentClientOptions,
  createContentClient,
  notFoundSlug,
  type PageLink,
  type StoriesPage,
  type StoriesQuery,
} from './client/content-client.js';
export { ContentUnavailable } from './client/content-unavailable.js';
export { contentTag, listTag, staleTags, storyTag } from './client/content-tags.js';
export { readStory, type Story } from './client/story.js';
export {
  fallbackSettings,
  type NavigationItem,
  parseSettings,
  type ProductItem,
  settingsContentTypes,
  settingsSlug,
  type SiteSettings,
} from './settings/site-settings.js';
export { formFirst, formInstead, formLinks } from './links/form-link.js';
export { formOfLink } from './links/form-of-link.js';
export { folderPath, homePath, isPageSlug, slugOfPath, storyPath, storyPathIn } from './links/story-path.js';

// Blocks
export { type BlockContext, type BlockDefinition, type BlockProps, type DefinedBlock, defineBlock } from './block/define-block.js';
export type { PageContext, SearchHit, SearchOutcome } from './block/page-context.js';
export { type ContentType, defineContent } from './fields/define-content.js';
export { headingBelow } from './block/heading-below.js';
export { type BlockRegistry, createRegistry } from './block/block-registry.js';
export type { BlockProblem } from './block/block-problem.js';
export { isUntranslated, langOf, markUntranslated } from './block/untranslated.js';
export { reviewFields } from './blocks/section/review-fields.js';
export { ReviewLabel, type ReviewLabelProps } from './blocks/section/review-label.js';
export { TextHeader, type TextHeaderProps } from './blocks/text-header/text-header.js';
export { Lines, type LinesProps } from './blocks/section/lines.js';
export { Said } from './blocks/section/said.js';
export { StoryBlocks, type StoryBlocksProps } from './block/story-blocks.js';
export { type StoryblokComponent, toStoryblokComponent } from './block/to-storyblok-component.js';
export {
  anchor,
  blocks,
  choice,
  choiceFrom,
  choices,
  flag,
  formChoice,
  image,
  images,
  link,
  longText,
  moment,
  number,
  pdf,
  pdfs,
  requiredFormChoice,
  requiredNumber,
  requiredText,
  richText,
  text,
  video,
} from './fields/fields.js';
export { type RichTextHeading, richTextHeadings, wordsIn } from './rich-text/headings.js';
export { DrawnHome, type DrawnHomeProps } from './blocks/hero/drawn-home.js';
export { savingsForm } from './blocks/section/savings-form.js';
export { contentBlocks } from './blocks/content-blocks.js';
export { PriceCard, type PriceCardProps } from './blocks/price-cards/price-card.js';
export { faqItemBlock } from './blocks/faq-section/faq-section-block.js';
export { type FactRow, factRows } from './products/fact-rows.js';
export { isExample, productFacts, type ProductFacts, productFactsFolder } from './products/product-facts.js';
export { productFactsContent } from './products/product-facts.schema.js';
export { pageBlock } from './blocks/page/page-block.js';
export { priceCardBlock } from './blocks/price-cards/price-cards-block.js';
export { type PageMetadata, pageMetadata } from './blocks/page/page-block.js';

// What fields hold
export type { ContentLink } from './links/content-link.js';
export type { ContentFile } from './files/content-file.js';
export type { ContentImage } from './images/content-image.js';
export { ContentPicture, type ContentPictureProps } from './images/content-picture.js';
export { plainText } from './rich-text/plain-text.js';
export { RichText, type RichTextProps } from './rich-text/rich-text.js';
export type { RichTextDocument } from './rich-text/rich-text-document.js';
export { Section, type SectionProps } from './blocks/section/section.js';
export { SectionTitle, type SectionTitleProps } from './blocks/section/section-title.js';

// For editors
export { connectEditor, type EditorConnection } from './preview/connect-editor.js';

// For visitors
export { chipClasses } from './interactive/chip-classes.js';
export { CountUp, type CountUpProps } from './interactive/count-up.js';
