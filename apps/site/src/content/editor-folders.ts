/** A folder in the editor's list of blocks: what it is called, and how its blocks can be told from others. */
interface Folder {
  readonly name: string;
  /** Of Storyblok's own set. */
  readonly icon: string;
  readonly color: string;
  /** Fixed, so that a space keeps its folder when this is pushed again. */
  readonly uuid: string;
}

const folder = (name: string, icon: string, color: string, number: number): Folder => ({
  name,
  icon,
  color,
  uuid: `5b1f0c3e-7a52-4d0e-9c61-0000000000${String(number).padStart(2, '0')}`,
});

/** In the order in which editors make a page. */
export const folders = {
  pages: folder('Pagina’s en instellingen', 'block-doc', '#1B3A4B', 1),
  openings: folder('Openingen', 'block-image', '#B4530A', 2),
  text: folder('Tekst en uitleg', 'block-text-c', '#2A6F97', 3),
  products: folder('Producten en prijzen', 'block-tag', '#6A4C93', 4),
  proof: folder('Bewijs en mensen', 'block-share', '#1B6146', 5),
  saving: folder('Besparing', 'block-dollar-sign', '#8A6D00', 6),
  forms: folder('Formulieren en contact', 'block-email', '#A1122B', 7),
  lists: folder('Lijsten van verhalen', 'block-table', '#3D5A6C', 8),
  parts: folder('Delen van een onderdeel', 'block-buildin', '#7A7A7A', 9),
} as const satisfies Record<string, Folder>;

export type FolderName = keyof typeof folders;

/** Where each section of a page is found. What only ever stands inside another block needs no line: it is in `parts`, as a story's root is in `pages`. */
export const sectionFolders: Readonly<Record<string, FolderName>> = {
  hero: 'openings',
  video_hero: 'openings',
  text_header: 'openings',
  text_section: 'text',
  read_more: 'text',
  split_section: 'text',
  tab_section: 'text',
  accordion_section: 'text',
  faq_section: 'text',
  steps: 'text',
  operation_section: 'text',
  timeline: 'text',
  usp_section: 'text',
  banner_section: 'text',
  action_section: 'text',
  product_cards: 'products',
  product_pictures: 'products',
  product_feature_cards: 'products',
  parts_section: 'products',
  compare_section: 'products',
  price_cards: 'products',
  product_figures: 'products',
  product_highlights: 'products',
  product_price: 'products',
  product_comparison: 'products',
  product_service: 'products',
  placing_section: 'products',
  noise_section: 'products',
  web_app_section: 'products',
  cases: 'proof',
  counters: 'proof',
  reviews: 'proof',
  team_section: 'proof',
  image_ticker: 'proof',
  partner_ticker: 'proof',
  savings_calculator: 'saving',
  savings_example: 'saving',
  savings_form: 'saving',
  savings_result: 'saving',
  savings_totals: 'saving',
  measured_use: 'saving',
  b2b_section: 'saving',
  reservation_section: 'forms',
  reservation_outcome: 'forms',
  form_section: 'forms',
  newsletter_section: 'forms',
  form_confirmation: 'forms',
  contact_section: 'forms',
  business_contact_section: 'forms',
  knowledge_base: 'lists',
  articles: 'lists',
  job_listings: 'lists',
};
