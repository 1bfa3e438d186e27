import { settingsContentTypes, type StoryblokComponent, toStoryblokComponent } from '@pomp/cms';
import { registry } from './registry';

/** Every component that editors need in a Storyblok space for this site: its blocks, and the settings. */
export const cmsSchema = (): StoryblokComponent[] => [...registry.values(), ...settingsContentTypes].map(toStoryblokComponent);
