import { flows } from '../../products/flows.js';
import { reservableProducts } from '../../products/reservable-products.js';
import type { AnySection, Fields, Section } from '../define-section.js';
import type { SectionContext } from '../field.js';
import { everyCombination } from './presence-table.js';

type AnyRules = Section<string, Fields, unknown, SectionContext>;

export interface FoundDefinition {
  /** Where it was found: the file, and the names that lead to it there. */
  readonly name: string;
  readonly section: AnyRules;
  /** The sections that its rules may read are among these. */
  readonly among: Readonly<Record<string, AnySection>>;
}

declare global {
  interface ImportMeta {
    /** Vite's, as the tests run: nothing of Node is known in this package. */
    glob(files: readonly string[], options: { readonly eager: true }): Readonly<Record<string, object>>;
  }
}

/** Every section that a file of this package exports, by itself or in a questionnaire, a form or a list: nobody has to add it to a test. */
export function everyDefinition(): readonly FoundDefinition[] {
  const files = import.meta.glob(
    ['../../**/*.ts', '!../../index.ts', '!../../**/*.test.ts', '!../../**/*.test-d.ts', '!./every-definition.ts'],
    { eager: true },
  );
  const found = new Map<AnySection, FoundDefinition>();
  for (const [file, exported] of Object.entries(files))
    collect(exported, { name: file.replace(/^[./]+|[.]ts$/g, ''), among: {} }, found);
  for (const { name, section, among } of found.values()) {
    const unknown = section.after.filter((earlier) => !(earlier in among));
    if (unknown.length > 0) throw new Error(`${name} reads ${unknown.join(', ')}: no questionnaire has it beside that.`);
  }
  return [...found.values()];
}

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const isSection = (value: object): value is AnyRules => 'presenceOf' in value && 'fields' in value;

function collect(
  value: object,
  { name, among }: Pick<FoundDefinition, 'name' | 'among'>,
  found: Map<AnySection, FoundDefinition>,
): void {
  if (isSection(value)) {
    // A section of a questionnaire is exported by itself too, where it isn't said which sections it reads.
    if (!found.has(value) || Object.keys(among).length > 0) found.set(value, { name, section: value, among });
    return;
  }
  for (const [key, part] of Object.entries(value)) {
    if (!isRecord(part)) continue;
    const siblings = key === 'sections' ? (part as FoundDefinition['among']) : among;
    collect(part, { name: `${name} ${key}`, among: siblings }, found);
  }
}

const valuesInContext = {
  flow: ['sail', 'motor', ...flows],
  asksOldPassword: [true, false],
  addressFrom: ['house', 'form'],
  product: reservableProducts,
  usualGas: [undefined, 1_200],
  home: [{ buildingYear: 1_988, floorArea: 124, usualGas: 1_200, usualElectricity: 2_700 }],
  hasGas: [true, false],
  before: [{ on: '2026-10-21', gas: 1_000, electricity: 20_000 }],
};

const mustBeKnown = <Context extends object>(context: Context): Context =>
  new Proxy(context, {
    get: (target, name) => {
      if (!(name in target)) throw new Error(`Which values can \`context.${String(name)}\` have? Say so in every-definition.ts.`);
      return Reflect.get(target, name) as unknown;
    },
  });

/** Every context that a rule may be asked in. A rule that reads what isn't known here is told so. */
export const everyContext: readonly SectionContext[] = everyCombination(valuesInContext).map((values) =>
  mustBeKnown({ today: '2026-11-21', ...values }),
);
