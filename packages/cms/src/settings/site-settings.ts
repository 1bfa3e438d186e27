import { z } from 'zod';
import { defineContent, type Parsed } from '../fields/define-content.js';
import { blocks, image, link, longText, requiredText, text } from '../fields/fields.js';
import type { ContentLink } from '../links/content-link.js';

/** Where the settings live; no page of the site. */
export const settingsSlug = 'settings/site';

/** A link with the words of an editor. */
export interface NavigationItem extends ContentLink {
  label: string;
}

/** A product under the menu, with where it is reserved. */
export interface ProductItem extends ContentLink {
  name: string;
  summary: string | undefined;
  /** Where this product is reserved. */
  reserve: ContentLink;
}

export interface QualityMark {
  name: string;
  src: string;
  /** In px, as drawn. */
  width: number;
  height: number;
  /** Where the claim can be checked. */
  href?: string;
}

/** What the header and footer of every page show. */
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
    /** Our places on social networks. */
    social: NavigationItem[];
    /** Where the apps can be downloaded; both or neither. */
    apps: { ios: string; android: string } | undefined;
    /** What others say the seller meets. */
    qualityMarks: QualityMark[];
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

const qualityMark = defineContent({
  component: 'quality_mark',
  name: 'Keurmerk',
  schema: z.object({
    name: requiredText({ label: 'Naam' }),
    image: image({ label: 'Beeldmerk' }),
    link: link({ label: 'Waar je het kunt nakijken' }),
  }),
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
    footer_social: blocks({ label: 'Volg ons' }, [navigationItem.component]),
    footer_app_ios: link({ label: 'App voor iOS', help: 'Pas te zien als beide apps er zijn.' }),
    footer_app_android: link({ label: 'App voor Android' }),
    footer_marks: blocks({ label: 'Keurmerken', help: 'Alleen keurmerken die we echt hebben.' }, [qualityMark.component]),
    banner: longText({ label: 'Melding boven de site', help: 'Leeg: er is geen melding.' }),
  }),
});

/** Where a picture's address doesn't tell. */
const drawnSize = { width: 120, height: 40 };

/** The content types that editors need for the settings. */
export const settingsContentTypes = [settings, navigationItem, productItem, footerColumn, qualityMark] as const;

/** For a page that must go on without content: no menus, no banner. */
export const fallbackSettings: SiteSettings = {
  header: { items: [], products: [], action: undefined },
  footer: { columns: [], legal: [], social: [], apps: undefined, qualityMarks: [] },
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
      if (result.status === 'valid' && item === undefined)
        issues.push(`${type.component}: no usable ${type.component === qualityMark.component ? 'picture' : 'link'}`);
      return item ?? [];
    });

  const navigation = (values: unknown[]): NavigationItem[] =>
    usable(values, navigationItem, ({ label, link }) => link && { label, ...link });

  const { props } = parsed;
  return {
    settings: {
      header: {
        items: navigation(props.header_items),
        products: usable(
          props.header_products,
          productItem,
          ({ name, summary, link, reserve_link }) => link && reserve_link && { name, summary, ...link, reserve: reserve_link },
        ),
        action:
          props.header_action_label && props.header_action_link
            ? { label: props.header_action_label, ...props.header_action_link }
            : undefined,
      },
      footer: {
        columns: usable(props.footer_columns, footerColumn, ({ title, items }) => ({ title, items: navigation(items) })),
        legal: navigation(props.footer_legal),
        social: navigation(props.footer_social),
        apps:
          props.footer_app_ios && props.footer_app_android
            ? { ios: props.footer_app_ios.href, android: props.footer_app_android.href }
            : undefined,
        qualityMarks: usable(
          props.footer_marks,
          qualityMark,
          ({ name, image, link }) =>
            image && { name, src: image.src, ...(image.size ?? drawnSize), ...(link && { href: link.href }) },
        ),
      },
      banner: props.banner ?? '',
    },
    issues,
  };
}
