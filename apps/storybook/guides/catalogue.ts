import type { ComponentGuide } from '@pomp/tooling/component-guide';
import type { ComponentType } from 'react';
import { pageOf } from '../reference/page-of.js';

interface StoriesModule {
  default: {
    title?: string;
    component?: ComponentType;
    subcomponents?: Record<string, ComponentType>;
    parameters?: { guide?: ComponentGuide };
  };
}

/** A component's page: what its stories and its guide say of it. */
export interface CatalogueEntry {
  /** 'Velden'. */
  group: string;
  name: string;
  /** Path of the page in Storybook. */
  href: string;
  guide: ComponentGuide;
  /** The component itself, and its parts: all that the page is about. */
  covers: ComponentType[];
}

const modules = import.meta.glob<StoriesModule>('../../../packages/design-system/src/**/*.stories.tsx', { eager: true });

/** Every page of the design system that has a guide, in the order of their titles. */
export const catalogue: readonly CatalogueEntry[] = Object.values(modules)
  .flatMap(({ default: { title = '', component, subcomponents = {}, parameters = {} } }) => {
    const [group = '', name = title] = title.split('/');
    const covers = [component, ...Object.values(subcomponents)].filter((part) => part !== undefined);
    return parameters.guide ? [{ group, name, href: pageOf(title), guide: parameters.guide, covers }] : [];
  })
  .sort((a, b) => a.group.localeCompare(b.group, 'nl') || a.name.localeCompare(b.name, 'nl'));
