import { z } from 'zod';
import { defineContent, type Parsed } from '../block/define-content.js';
import { blocks, link, longText, requiredText, text } from '../fields/fields.js';
import type { ContentLink } from '../links/content-link.js';

/** Where the settings live; no page of the site. */
export const settingsSlug = 'settings/site';

export interface NavigationItem extends ContentLink {
  label: string;
}

export interface ProductItem extends ContentLink {
  name: string;
  summary: string | undefined;
  /** Where this product is reserved. */
  reserve: ContentLink;
}

export interface SiteSettings {
  header: {
    items: NavigationItem[];
    /** Cards under the item that leads to the products. */
    products: ProductItem[];
    /** The button at the end of the header. */
    action: NavigationItem | undefined;
  };
  footer: {
    columns: { title: string; items: NavigationItem[] }[];
    /** Privacy, terms. */
    legal: NavigationItem[];
  };
  /** Text of the site-wide banner; none when empty. */
  banner: string;
}

const navigationItem = defineContent({
  component: 'navigation_item',
  name: 'Menu-item',
  schema: z.object({ label: requiredText({ label: 'Tekst' }), link: link({ label: 'Link' }) }),
});

const productItem = defineContent({
  component: 'product_item',
  name: 'Product in het menu',
  schema: z.object({
    name: requiredText({ label: 'Naam' }),
    summary: text({ label: 'Korte omschrijving' }),
    link: link({ label: 'Lees meer' }),
    reserve_link: link({ label: 'Reserveer' }),
  }),
});

const footerColumn = defineContent({
  component: 'footer_column',
  name: 'Kolom onderaan',
  schema: z.object({ title: requiredText({ label: 'Titel' }), items: blocks({ label: 'Links' }, [navigationItem.component]) }),
});

const settings = defineContent({
  component: 'settings',
  name: 'Instellingen van de site',
  kind: 'page',
  schema: z.object({
    header_items: blocks({ label: 'Menu' }, [navigationItem.component]),
    header_products: blocks({ label: 'Producten in het menu' }, [productItem.component]),
    header_action_label: text({ label: 'Knop in de kop: tekst' }),
    header_action_link: link({ label: 'Knop in de kop: link' }),
    footer_columns: blocks({ label: 'Kolommen onderaan' }, [footerColumn.component]),
    footer_legal: blocks({ label: 'Kleine links onderaan' }, [navigationItem.component]),
    banner: longText({ label: 'Melding boven de site', help: 'Leeg: er is geen melding.' }),
  }),
});

/** The content types that editors need for the settings. */
export const settingsContentTypes = [settings, navigationItem, productItem, footerColumn] as const;

/** For a page that must go on without content: no menus, no banner. */
export const fallbackSettings: SiteSettings = {
  header: { items: [], products: [], action: undefined },
  footer: { columns: [], legal: [] },
  banner: '',
};

/** What can be used of the settings story; what can't is left out and named. */
export function parseSettings(content: unknown): { settings: SiteSettings; issues: string[] } {
  const parsed = settings.parse(content);
  if (parsed.status === 'invalid') return { settings: fallbackSettings, issues: parsed.issues };
  const issues: string[] = [];

  const usable = <Props, Item>(
    values: unknown[],
    type: { component: string; parse: (value: unknown) => Parsed<Props> },
    toItem: (props: Props) => Item | undefined,
  ): Item[] =>
    values.flatMap((value) => {
      const result = type.parse(value);
      if (result.status === 'invalid') issues.push(...result.issues.map((issue) => `${type.component}: ${issue}`));
      const item = result.status === 'valid' ? toItem(result.props) : undefined;
      if (result.status === 'valid' && item === undefined) issues.push(`${type.component}: no usable link`);
      return item ?? [];
    });

  const navigation = (values: unknown[]): NavigationItem[] =>
    usable(values, navigationItem, ({ label, link }) => link && { label, ...link });

  const { props } = parsed;
  return {
    settings: {
      header: {
        items: navigation(props.header_items),
        products: usable(props.header_products, productItem, ({ name, summary, link, reserve_link }) => link && reserve_link && { name, summary, ...link, reserve: reserve_link }),
        action: props.header_action_label && props.header_action_link ? { label: props.header_action_label, ...props.header_action_link } : undefined,
      },
      footer: {
        columns: usable(props.footer_columns, footerColumn, ({ title, items }) => ({ title, items: navigation(items) })),
        legal: navigation(props.footer_legal),
      },
      banner: props.banner ?? '',
    },
    issues,
  };
}
