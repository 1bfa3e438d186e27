/** How Storyblok keeps a field in another language beside it: `title__i18n__en`. */
const translation = /^(.+)__i18n__([a-z0-9_]+)$/;

/** A code of a language as the name of a field has it: `es-co` is `es_co` there. */
const inField = (language: string) => language.toLowerCase().replaceAll('-', '_');

/**
 * Content in one language: of each field the first of these languages in which it is filled in, else the space's own. What isn't translated can't be told from
 * what is, as with the real service.
 */
export function translatedContent<Value>(content: Value, languages: readonly string[]): Value {
  if (Array.isArray(content)) return content.map((part: unknown) => translatedContent(part, languages)) as Value;
  if (typeof content !== 'object' || content === null) return content;
  const fields = content as Record<string, unknown>;
  const names = new Set(Object.keys(fields).map((name) => translation.exec(name)?.[1] ?? name));
  const valueOf = (name: string) =>
    languages.map((language) => fields[`${name}__i18n__${inField(language)}`]).find(isFilled) ?? fields[name];
  return Object.fromEntries(
    [...names].flatMap((name) => {
      const value = valueOf(name);
      return value === undefined ? [] : [[name, translatedContent(value, languages)]];
    }),
  ) as Value;
}

const isFilled = (value: unknown) => value !== undefined && value !== null && value !== '';

/** The languages that something in content is translated into. */
export function languagesIn(content: unknown): string[] {
  if (Array.isArray(content)) return content.flatMap(languagesIn);
  if (typeof content !== 'object' || content === null) return [];
  return Object.entries(content).flatMap(([name, value]) => [
    ...(translation.exec(name)?.slice(2) ?? []).map((code) => code.replaceAll('_', '-')),
    ...languagesIn(value),
  ]);
}
