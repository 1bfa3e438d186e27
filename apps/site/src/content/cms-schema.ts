import { productFactsContent, settingsContentTypes, type StoryblokComponent, toStoryblokComponent } from '@pomp/cms';
import { folders, sectionFolders } from './editor-folders';
import { registry } from './registry';

/** A component as its editors meet it: in a folder, with a mark, and known by its own words in a list. */
export interface EditorComponent extends StoryblokComponent {
  readonly icon: string;
  readonly color: string;
  readonly component_group_uuid: string;
  /** The field whose words stand for the block where it is folded. */
  readonly preview_field?: string;
}

/** Every component that editors need in a Storyblok space for this site: its blocks, the settings and the facts of products. */
export function cmsSchema(): EditorComponent[] {
  const components = [...registry.values(), ...settingsContentTypes, productFactsContent].map(toStoryblokComponent);
  return components.map((component) => withTabs(withSections({ ...component, ...markOf(component) })));
}

/** The folders that the components are in, as Storyblok's CLI pushes them. */
export const cmsFolders = () =>
  Object.values(folders).map(({ name, uuid }, index) => ({ name, id: index + 1, uuid, parent_id: null, parent_uuid: null }));

function markOf(component: StoryblokComponent) {
  const { icon, color, uuid } = folders[component.is_root ? 'pages' : (sectionFolders[component.name] ?? 'parts')];
  const preview = Object.entries(component.schema).find(([, { type }]) => type === 'text' || type === 'textarea')?.[0];
  return { icon, color, component_group_uuid: uuid, ...(preview && { preview_field: preview }) };
}

/** Where any block may stand, any section may: never a part of one, which would look like nothing there. */
const withSections = <Component extends EditorComponent>(component: Component): Component => ({
  ...component,
  schema: Object.fromEntries(
    Object.entries(component.schema).map(([key, field]) => [
      key,
      field.type === 'bloks' && !field.component_whitelist
        ? { ...field, restrict_components: true, component_whitelist: Object.keys(sectionFolders) }
        : field,
    ]),
  ),
});

/** Fields about how a block looks and is found, and not what it says. */
const settings = ['anchor', 'layout', 'picture_side', 'margin_top', 'review_widget', 'scroll_cue', 'duration', 'dark', 'highlight'];

/** Settings have a tab of their own, so that what a block says is all there is to see first. */
function withTabs<Component extends EditorComponent>(component: Component): Component {
  const keys = Object.keys(component.schema).filter((key) => settings.includes(key));
  if (keys.length === 0 || keys.length === Object.keys(component.schema).length) return component;
  const tab = { type: 'tab' as const, display_name: 'Instellingen', keys, pos: Object.keys(component.schema).length };
  return { ...component, schema: { ...component.schema, 'tab-settings': tab } };
}
