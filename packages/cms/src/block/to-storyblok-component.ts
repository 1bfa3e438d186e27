import type { StoryblokField } from '../fields/storyblok-field.js';
import type { ContentType } from '../fields/define-content.js';

/** A component as Storyblok's management API takes it. */
export interface StoryblokComponent {
  name: string;
  display_name: string;
  is_root: boolean;
  is_nestable: boolean;
  schema: Record<string, StoryblokField & { pos: number }>;
}

/** What to make in a Storyblok space so that editors can fill this in. */
export function toStoryblokComponent({ component, name, kind, fields }: ContentType): StoryblokComponent {
  return {
    name: component,
    display_name: name,
    is_root: kind === 'page',
    is_nestable: kind === 'block',
    schema: Object.fromEntries(Object.entries(fields).map(([key, field], index) => [key, { ...field, pos: index }])),
  };
}
