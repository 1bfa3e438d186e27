import { type Language, languageCode } from '@pomp/language';
import { messageTexts } from '../texts/messages';
import { type FailurePage } from './guard-response';

const strictest = "default-src 'none'";

/** Until the site's own page is there: the same message, plain. */
export function plainFailurePage(language: Language): FailurePage {
  const { plainName, title, plainText } = language.texts(messageTexts).unavailable;
  const lang = languageCode(language.locale);
  return {
    html: `<!doctype html><html lang="${lang}"><meta charset="utf-8"><title>${plainName}</title><h1>${title}</h1><p>${plainText}</p></html>`,
    policy: strictest,
  };
}

/**
 * The page `/storing/`, made at build time from the design system, so that it needs nothing that can be away.
 *
 * @param root where a language begins: `http://localhost:3000/en`.
 */
export async function loadFailurePage(root: string): Promise<FailurePage> {
  const response = await fetch(`${root}/storing/`);
  if (!response.ok) throw new Error(`/storing/ answers ${response.status}`);
  return { html: await response.text(), policy: response.headers.get('content-security-policy') ?? strictest };
}
