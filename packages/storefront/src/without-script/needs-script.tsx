import { Alert } from '@pomp/design-system';
import type { Language } from '@pomp/language';
import { PageLink } from '../storefront/page-link.js';
import { withoutScriptTexts } from './texts.js';

/** Above a form that can't be sent without script, where there is none: before someone fills it in. */
export const NeedsScript = ({ language }: { readonly language: Language }) => (
  <noscript>
    <Alert tone="info">
      <ScriptNeeded language={language} />
    </Alert>
  </noscript>
);

export const ScriptNeeded = ({ language }: { readonly language: Language }) =>
  language.texts(withoutScriptTexts).needsScript({
    contact: (words) => (
      <PageLink key="contact" to="contact">
        {words}
      </PageLink>
    ),
  });
