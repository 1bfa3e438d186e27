import { z } from 'zod';
import { contentFile, storyblokFile } from '../files/content-file.js';
import { storyblokAsset, contentImage } from '../images/content-image.js';
import { anchorName } from '../links/anchor-name.js';
import { contentLink, storyblokLink } from '../links/content-link.js';
import { richTextDocument, saysSomething } from '../rich-text/rich-text-document.js';
import { storyblokFields, type StoryblokField } from './storyblok-field.js';

/** What an editor sees beside a field. */
interface Label {
  label: string;
  help?: string;
}

/** A field of text that editors translate, unless it says nothing, as an id or a telephone number. */
interface TextLabel extends Label {
  sameInEveryLanguage?: true;
  /** How many characters Storyblok's editor takes, where that isn't what is usual (`usual-limits.ts`). What is longer is shown all the same. */
  atMost?: number;
}

const described = ({ label, help }: Label) => ({ display_name: label, ...(help && { description: help }) });

/** A field with words in it, which editors fill in for each language; Storyblok keeps those of `en` beside it, as `title__i18n__en`. */
const worded = ({ sameInEveryLanguage, atMost, ...label }: TextLabel) => ({
  ...described(label),
  ...(!sameInEveryLanguage && { translatable: true as const }),
  ...(atMost !== undefined && { max_length: atMost }),
});

/** Joins a schema with the field that an editor gets for it, so that the two can't drift. */
function field<Schema extends z.ZodType>(schema: Schema, storyblok: StoryblokField): Schema {
  storyblokFields.add(schema, storyblok);
  return schema;
}

// Storyblok gives '' for an emptied field and nothing at all for a field that came later.
const filled = () => z.string().trim().min(1);
const maybe = () =>
  z
    .string()
    .nullish()
    .transform((value) => value?.trim() || undefined);

/** One line of text; undefined when empty. */
export const text = (label: TextLabel) => field(maybe(), { type: 'text', ...worded(label) });
/** One line of text that a block can't do without: an empty one makes the content invalid. */
export const requiredText = (label: TextLabel) => field(filled(), { type: 'text', required: true, ...worded(label) });
/** Several lines of text; undefined when empty. */
export const longText = (label: TextLabel) => field(maybe(), { type: 'textarea', ...worded(label) });

/** For a section of a page: the id that it gets, for links whose anchor is the same; undefined for an empty one. */
export const anchor = () =>
  field(z.string().nullish().transform(anchorName), {
    type: 'text',
    display_name: 'Anker',
    description: 'Eén woord. Een link met dit anker springt hierheen.',
  });

/** Storyblok keeps a number as text, with a dot for the decimals. */
export const requiredNumber = (label: Label) =>
  field(z.union([z.number(), filled()]).pipe(z.coerce.number()), { type: 'number', required: true, ...described(label) });

/** As `requiredNumber`; undefined when empty. */
export const number = (label: Label) =>
  field(
    z
      .union([z.number(), z.string()])
      .nullish()
      .transform((value) => (value === '' || value === null ? undefined : value))
      .pipe(z.coerce.number<string | number>().optional()),
    { type: 'number', ...described(label) },
  );

/** Storyblok writes a moment as `2026-11-21 09:00`, in UTC. Here it is an ISO one, or undefined for an empty field and for what is no moment. */
export const moment = (label: Label) =>
  field(
    z
      .string()
      .nullish()
      .transform((value) => isoMoment(value ?? '')),
    { type: 'datetime', ...described(label) },
  );

function isoMoment(value: string): string | undefined {
  const utc = /^(\d{4}-\d\d-\d\d)(?:[ T](\d\d:\d\d(?::\d\d)?))?(?:\.\d+)?Z?$/.exec(value.trim());
  const instant = new Date(utc ? `${utc[1]}T${utc[2] ?? '00:00'}Z` : Number.NaN);
  return Number.isNaN(instant.getTime()) ? undefined : instant.toISOString();
}

/** Yes or no; an empty field means no. */
export const flag = (label: Label) =>
  field(
    z
      .union([z.boolean(), z.literal('')])
      .nullish()
      .transform((value) => value === true),
    { type: 'boolean', ...described(label) },
  );

/** One of some choices; the first is what an empty field means. */
export function choice<const Values extends readonly [string, ...string[]]>(
  label: Label,
  options: { [Value in Values[number]]: string },
  values: Values,
  // Said, as what the compiler makes of it by itself doesn't compile elsewhere.
): z.ZodType<Values[number], Values[number] | '' | null | undefined> {
  const [fallback] = values;
  const schema = z
    .union([z.enum(values), z.literal('')])
    .nullish()
    .transform((value): Values[number] => value || fallback);
  const named = values.map((value: Values[number]) => ({ value, name: options[value] }));
  return field(schema, { type: 'option', options: named, default_value: fallback, ...described(label) });
}

/** One of what editors manage themselves in a datasource of the space; undefined when empty. What it is called is in `PageContext`, or comes from `ContentClient.choices`. */
export const choiceFrom = (label: Label, datasource: string) =>
  field(maybe(), { type: 'option', source: 'internal', datasource_slug: datasource, ...described(label) });

/** Where a space keeps which forms there are: ours by their ids, and those of HubSpot that its editors add. */
const forms = 'formulieren';
/** The id of a form, chosen by its name; undefined when empty. */
export const formChoice = (label: Label) => choiceFrom(label, forms);
/** As `formChoice`, for a block that is nothing without its form. */
export const requiredFormChoice = (label: Label) =>
  field(filled(), { type: 'option', required: true, source: 'internal', datasource_slug: forms, ...described(label) });

/** Any number of some choices, in the order of `values`; those that there are no more are left out. */
export function choices<const Values extends readonly [string, ...string[]]>(
  label: Label,
  options: { [Value in Values[number]]: string },
  values: Values,
) {
  const schema = z
    .union([z.array(z.string()), z.literal('')])
    .nullish()
    .transform((chosen): Values[number][] => values.filter((value: Values[number]) => chosen && chosen.includes(value)));
  const named = values.map((value: Values[number]) => ({ value, name: options[value] }));
  return field(schema, { type: 'options', options: named, ...described(label) });
}

/** A `ContentLink`, or undefined for an empty or forbidden one. */
export const link = (label: Label) =>
  field(
    z
      .union([storyblokLink, z.literal('')])
      .nullish()
      .transform((value) => (value ? contentLink(value) : undefined)),
    {
      type: 'multilink',
      allow_target_blank: true,
      show_anchor: true,
      email_link_type: true,
      asset_link_type: true,
      ...described(label),
    },
  );

/** A `ContentImage`, or undefined for an empty or unusable one. Translatable as its description is, and the words in the picture. */
export const image = (label: Label) =>
  field(
    z
      .union([storyblokAsset, z.literal('')])
      .nullish()
      .transform((value) => (value ? contentImage(value) : undefined)),
    { type: 'asset', filetypes: ['images'], ...worded(label) },
  );

/** Any number of `ContentImage`s; unusable ones are left out. */
export const images = (label: Label) =>
  field(
    z
      .array(storyblokAsset)
      .nullish()
      .transform((values) => (values ?? []).flatMap((value) => contentImage(value) ?? [])),
    { type: 'multiasset', filetypes: ['images'], ...worded(label) },
  );

const file = () =>
  z
    .union([storyblokFile, z.literal('')])
    .nullish()
    .transform((value) => (value ? contentFile(value) : undefined));

/** A `ContentFile` that can be played, or undefined for an empty or unusable one. */
export const video = (label: Label) => field(file(), { type: 'asset', filetypes: ['videos'], ...worded(label) });

/** A `ContentFile` to read, or undefined for an empty or unusable one. */
export const pdf = (label: Label) => field(file(), { type: 'asset', filetypes: ['texts'], ...worded(label) });

/** Any number of `ContentFile`s to read; unusable ones are left out. */
export const pdfs = (label: Label) =>
  field(
    z
      .array(storyblokFile)
      .nullish()
      .transform((values) => (values ?? []).flatMap((value) => contentFile(value) ?? [])),
    { type: 'multiasset', filetypes: ['texts'], ...worded(label) },
  );

/** Formatted text, which may hold blocks; undefined when empty. */
export const richText = (label: Label) =>
  field(
    z
      .union([richTextDocument, z.literal('')])
      .nullish()
      .transform((value) => (value && saysSomething(value) ? value : undefined)),
    { type: 'richtext', ...worded(label) },
  );

/** Blocks inside a block, still unchecked: each is checked on its own when it is rendered, so that a broken one takes no other along. */
export const blocks = (label: Label, allowed: readonly string[] | 'any' = 'any') =>
  field(
    z
      .array(z.unknown())
      .nullish()
      .transform((value) => value ?? []),
    {
      type: 'bloks',
      ...described(label),
      ...(allowed !== 'any' && { restrict_components: true, component_whitelist: [...allowed] }),
    },
  );
