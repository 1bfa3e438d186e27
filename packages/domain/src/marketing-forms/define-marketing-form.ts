import { defineTexts, messageAt, type Message } from '@pomp/language';
import { defineSection, type Definition, type Fields, type Section } from '../sections/define-section.js';
import type { SectionContext } from '../sections/field.js';
import type { AnyField } from '../sections/kinds/any-field.js';
import type { WordsOf } from '../sections/words-of.js';
import { textsOf, type FieldRules, type WordedFields } from '../sections/worded-fields.js';
import type { nl } from './marketing.nl.js';

const usualTexts = /* #__PURE__ */ defineTexts<typeof nl>('domain/marketing');

/** Every form for marketing says it in these words (spec 2 §5). */
export const requiredInMarketing = /* #__PURE__ */ usualTexts.message('usual.required');
/** On the button of a form that has no words of its own (spec 2 §2). */
export const usualSubmitLabel = /* #__PURE__ */ usualTexts.message('usual.submitLabel');

/** What a form says besides its questions; in the usual words unless it has its own. */
type Said = 'submitLabel' | 'thanks' | 'agreement';

/** A form by which visitors leave their address, whoever renders and keeps it. Its answers are texts. */
export interface MarketingForm {
  readonly section: Section<string, Fields, unknown, SectionContext>;
  readonly submitLabel: Message;
  /** Shown in place of the form once it was sent. */
  readonly thanks: Message;
  /** What someone agrees to by sending it. */
  readonly agreement: Message;
  /** Whether sending it asks for mails until further notice: then the address has to be confirmed. */
  readonly subscribes: boolean;
}

interface MarketingDefinition<Id extends string, F extends FieldRules, Own extends Said> extends Pick<
  Definition<string, F, Record<never, never>, SectionContext>,
  'fields' | 'presence'
> {
  readonly id: Id;
  /** What it says in words of its own. */
  readonly says?: readonly Own[];
  readonly subscribes?: boolean;
}

export interface DefinedMarketingForm<Id extends string, F extends FieldRules, Own extends Said> extends MarketingForm {
  readonly section: Section<`marketing/${Id}`, WordedFields<`marketing/${Id}`, F>, unknown, SectionContext>;
  readonly says: readonly Own[];
}

/** The words of a form for marketing, for the file of words. */
export type WordsOfMarketingForm<M> = M extends { readonly section: infer S; readonly says: readonly (infer Own extends Said)[] }
  ? WordsOf<S> & Readonly<Record<Own, string>>
  : never;

export function defineMarketingForm<const Id extends string, const F extends FieldRules, const Own extends Said = never>({
  id,
  says = [],
  subscribes = false,
  fields,
  presence = {},
}: MarketingDefinition<Id, F, Own>): DefinedMarketingForm<Id, F, Own> {
  const name = `marketing/${id}` as const;
  const say = (what: Said) =>
    (says as readonly Said[]).includes(what) ? messageAt(textsOf(name), [what]) : usualTexts.message(`usual.${what}`);
  return {
    section: defineSection({ name, fields: inMarketingWords(fields), presence }),
    says,
    submitLabel: say('submitLabel'),
    thanks: say('thanks'),
    agreement: say('agreement'),
    subscribes,
  };
}

function inMarketingWords<F extends FieldRules>(fields: F): F {
  const asked = Object.entries(fields).map(([name, field]): [string, AnyField] => [
    name,
    { ...field, messages: { missing: requiredInMarketing, ...field.messages } },
  ]);
  return Object.fromEntries(asked) as F;
}
