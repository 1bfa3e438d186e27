import { defineSection, type Definition, type Fields, type Section } from '../sections/define-section.js';
import type { SectionContext } from '../sections/field.js';
import type { AnyField } from '../sections/kinds/any-field.js';

/** Every form for marketing says it in these words (spec 2 §5). */
export const requiredInMarketing = 'Dit veld is verplicht.';
/** On the button of a form that has no words of its own (spec 2 §2). */
export const usualSubmitLabel = 'Verzend bericht';

/** A form by which visitors leave their address, whoever renders and keeps it. Its answers are texts. */
export interface MarketingForm {
  readonly section: Section<string, Fields, unknown, SectionContext>;
  readonly submitLabel: string;
  /** Shown in place of the form once it was sent. */
  readonly thanks: string;
  /** What someone agrees to by sending it. */
  readonly agreement: string;
  /** Whether sending it asks for mails until further notice: then the address has to be confirmed. */
  readonly subscribes: boolean;
}

interface MarketingDefinition<F extends Fields> extends Pick<
  Definition<string, F, Record<never, never>, SectionContext>,
  'name' | 'title' | 'intro' | 'fields' | 'presence'
> {
  readonly submitLabel?: string;
  readonly thanks?: string;
  readonly agreement?: string;
  readonly subscribes?: boolean;
}

export function defineMarketingForm<const F extends Fields>({
  submitLabel = usualSubmitLabel,
  thanks = 'Bedankt! We hebben je bericht en nemen snel contact met je op.',
  agreement = 'We gebruiken je gegevens alleen om je te antwoorden.',
  subscribes = false,
  fields,
  ...section
}: MarketingDefinition<F>): MarketingForm {
  return { section: defineSection({ ...section, fields: inMarketingWords(fields) }), submitLabel, thanks, agreement, subscribes };
}

function inMarketingWords<F extends Fields>(fields: F): F {
  const asked = Object.entries(fields).map(([name, field]): [string, AnyField] => [
    name,
    { ...field, messages: { missing: requiredInMarketing, ...field.messages } },
  ]);
  return Object.fromEntries(asked) as F;
}
