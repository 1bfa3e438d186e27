/** How long a line of text and a paragraph can get before they look like a mistake, in characters. */
const usualLength = { text: 160, textarea: 600 } as const;

/** What a field of this name, which means the same in every block, can hold: characters of a text, blocks of a list. What `usualHelp` says of it in words, the editor's field holds to. */
const usualLimits: Readonly<Record<string, number>> = {
  anchor: 40,
  title: 80,
  subtitle: 60,
  subtitle_2: 60,
  header: 60,
  label: 40,
  name: 40,
  button_label: 40,
  button_2_label: 40,
  link_label: 40,
  submit_label: 40,
  header_action_label: 24,
  prefix: 8,
  suffix: 8,
  phone: 24,
  facts: 5,
  columns: 3,
  cases: 3,
  counters: 4,
  tabs: 5,
  header_items: 6,
  footer_columns: 4,
};

interface Limited {
  readonly type: string;
  readonly max_length?: number;
}

/** What Storyblok's editor doesn't let anyone go over. A field's own limit goes before it. */
export function limitOf(key: string, { type, max_length: own }: Limited): { max_length: number } | { maximum: number } | undefined {
  const usual = usualLimits[key];
  if (type === 'text' || type === 'textarea') return { max_length: own ?? usual ?? usualLength[type] };
  return type === 'bloks' && usual !== undefined ? { maximum: usual } : undefined;
}
