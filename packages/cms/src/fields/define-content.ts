import type { z } from 'zod';
import { storyblokFields, type StoryblokField } from './storyblok-field.js';
import { usualHelp } from './usual-help.js';
import { limitOf } from './usual-limits.js';

export type Shape = Record<string, z.ZodType>;

export interface ContentDefinition<Fields extends Shape> {
  /** Technical name in Storyblok, and the value of `component` in content. */
  component: string;
  /** What editors call it. */
  name: string;
  /** `page`: the root of a story; `block`: inside one. */
  kind?: 'page' | 'block';
  /** Fields, each made with a function of `fields.ts`. */
  schema: z.ZodObject<Fields>;
}

/** What editors can fill in. */
export interface ContentType {
  readonly component: string;
  readonly name: string;
  readonly kind: 'page' | 'block';
  readonly fields: Record<string, StoryblokField>;
}

export type Parsed<Props> = { status: 'valid'; props: Props } | { status: 'invalid'; issues: string[] };

export interface DefinedContent<Fields extends Shape> extends ContentType {
  readonly schema: z.ZodObject<Fields>;
  parse: (content: unknown) => Parsed<z.output<z.ZodObject<Fields>>>;
}

/** Content without a look of its own, such as the site's settings. Throws when a field has no counterpart in Storyblok. */
export function defineContent<Fields extends Shape>({
  component,
  name,
  kind = 'block',
  schema,
}: ContentDefinition<Fields>): DefinedContent<Fields> {
  const fields = Object.fromEntries(
    Object.entries<z.ZodType>(schema.shape).map(([key, field]) => {
      const storyblok = storyblokFields.get(field);
      if (!storyblok)
        throw new Error(`'${component}': make field '${key}' with a function of fields.ts, so that Storyblok knows it`);
      const description = storyblok.description ?? usualHelp[key];
      return [key, { ...storyblok, ...limitOf(key, storyblok), ...(description && { description }) }];
    }),
  );

  return {
    component,
    name,
    kind,
    schema,
    fields,
    parse(content) {
      const result = schema.safeParse(content);
      if (result.success) return { status: 'valid', props: result.data };
      return { status: 'invalid', issues: result.error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`) };
    },
  };
}
