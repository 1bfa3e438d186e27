import { z } from 'zod';

interface Described {
  display_name: string;
  description?: string;
  required?: boolean;
  /** Filled in for each language of the space; without it the field is the same in all. */
  translatable?: true;
}

/** A field as Storyblok's management API describes it in a component's `schema`. */
export type StoryblokField = Described &
  (
    | { type: 'text' | 'textarea'; max_length?: number }
    | { type: 'richtext' | 'boolean' | 'number' }
    | { type: 'datetime'; disable_time?: boolean }
    | { type: 'option'; options: { value: string; name: string }[]; default_value: string }
    // From a datasource of the space, which editors manage.
    | { type: 'option'; source: 'internal'; datasource_slug: string }
    | { type: 'options'; options: { value: string; name: string }[] }
    | { type: 'asset' | 'multiasset'; filetypes: ('images' | 'videos' | 'audios' | 'texts')[] }
    | { type: 'multilink'; allow_target_blank: boolean; show_anchor: boolean; email_link_type: boolean; asset_link_type: boolean }
    | { type: 'bloks'; restrict_components?: boolean; component_whitelist?: string[]; maximum?: number }
    // No field of its own: a tab in the editor, with the fields that `keys` names.
    | { type: 'tab'; keys: string[] }
  );

/** Which field an editor gets for a schema. Keyed by the schema itself, as all of zod's metadata is. */
export const storyblokFields = z.registry<StoryblokField>();
