import { HtmlValidate, type HtmlElement, Rule, type RuleDocumentation, StaticConfigLoader } from 'html-validate';

const ids = ['for', 'aria-activedescendant', 'aria-controls', 'aria-owns', 'aria-labelledby', 'aria-describedby'];

/** What the W3C's checker refuses of an element and the standard set doesn't know. */
const refusals: Readonly<Record<string, (element: HtmlElement) => boolean>> = {
  '`sizes` stands without `srcset`': (element) =>
    element.nodeName !== 'link' && element.hasAttribute('sizes') && !element.hasAttribute('srcset'),
  '`imagesizes` and `imagesrcset` stand together': (element) =>
    element.hasAttribute('imagesizes') !== element.hasAttribute('imagesrcset'),
  'a style stands in the head': (element) => element.nodeName === 'style' && element.closest('body') !== null,
  'an id is never empty': (element) => ids.some((name) => element.getAttributeValue(name) === ''),
  'there is no property `label`': (element) => element.getAttributeValue('style')?.startsWith('label:') ?? false,
};

class AlsoInvalid extends Rule {
  override documentation(): RuleDocumentation {
    return { description: 'What the W3C’s checker refuses besides.' };
  }

  setup(): void {
    this.on('tag:ready', ({ target }) => {
      for (const [why, isRefused] of Object.entries(refusals)) if (isRefused(target)) this.report(target, why);
    });
  }
}

/** Resolved once: for each page anew took a quarter of the time. */
class OneConfiguration extends StaticConfigLoader {
  #resolved: ReturnType<StaticConfigLoader['getConfigFor']> | undefined;

  override getConfigFor(...asked: Parameters<StaticConfigLoader['getConfigFor']>) {
    return (this.#resolved ??= super.getConfigFor(...asked));
  }
}

/** Only what makes a document invalid; how it is written is React's affair. */
const validator = new HtmlValidate(
  new OneConfiguration({
    extends: ['html-validate:standard'],
    plugins: [{ name: 'also', rules: { 'also-invalid': AlsoInvalid } }],
    rules: { 'also-invalid': 'error' },
  }),
);

/** What scripts hold is no markup, and most of a page. */
const insideScripts = /(<script[^>]*>)[^]*?(?=<\/script>)/g;

/** What is invalid about a document, and where. */
export async function invalidities(path: string, html: string): Promise<string[]> {
  const { results } = await validator.validateString(html.replace(insideScripts, '$1'));
  return results.flatMap(({ messages }) =>
    messages.map(({ ruleId, message, line, column }) => `${path} ${line}:${column} ${ruleId}: ${message}`),
  );
}
