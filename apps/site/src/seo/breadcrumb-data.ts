import type { BreadcrumbList } from 'schema-dts';

export interface Crumb {
  name: string;
  /** With the trailing slash. */
  path: string;
}

/** The way from the home page to a page; none on the home page itself. */
export const breadcrumbData = (trail: readonly Crumb[], siteUrl: string): BreadcrumbList[] =>
  trail.length < 2
    ? []
    : [
        {
          '@type': 'BreadcrumbList',
          itemListElement: trail.map(({ name, path }, index) => ({
            '@type': 'ListItem',
            position: index + 1,
            name,
            item: siteUrl + path,
          })),
        },
      ];
