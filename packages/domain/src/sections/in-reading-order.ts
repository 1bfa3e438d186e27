import type { AnySection, Fields, Section } from './define-section.js';
import type { SectionContext } from './field.js';

type AnyRules = Section<string, Fields, unknown, SectionContext>;

/**
 * Makes something of every section of a questionnaire, each after the sections that its rules read. The result is in that order.
 *
 * @param make gets what was made of the sections in `section.after`, by name.
 * @throws when a section is read that isn't there, or when sections read each other in a circle.
 */
export function inReadingOrder<Made>(
  sections: Readonly<Record<string, AnySection>>,
  make: (name: string, section: AnyRules, earlier: Readonly<Record<string, Made>>) => Made,
): Readonly<Record<string, Made>> {
  const made: Record<string, Made> = {};
  const underWay: string[] = [];
  const madeOf = (name: string): Made => {
    if (Object.hasOwn(made, name)) return made[name]!;
    const section = sections[name] as AnyRules | undefined;
    if (!section) throw new Error(`Section "${name}" is read by another one but isn't part of the questionnaire.`);
    if (underWay.includes(name)) throw new Error(`Sections read each other in a circle: ${[...underWay, name].join(' → ')}.`);
    underWay.push(name);
    const earlier = Object.fromEntries(section.after.map((before) => [before, madeOf(before)]));
    underWay.pop();
    return (made[name] = make(name, section, earlier));
  };
  for (const name of Object.keys(sections)) madeOf(name);
  return made;
}
