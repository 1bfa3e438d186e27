import { type FailurePage } from './public-response';

/** Until the site's own page is there: the same message, plain. */
export const plainFailurePage: FailurePage = {
  html: '<!doctype html><html lang="nl"><meta charset="utf-8"><title>Even geen verbinding</title><h1>Deze pagina lukt nu even niet</h1><p>Probeer het over een paar minuten nog eens.</p></html>',
  policy: "default-src 'none'",
};

/** The page `/storing/`, made at build time from the design system, so that it needs nothing that can be away. */
export async function loadFailurePage(origin: string): Promise<FailurePage> {
  const response = await fetch(`${origin}/storing/`);
  if (!response.ok) throw new Error(`/storing/ answers ${response.status}`);
  return { html: await response.text(), policy: response.headers.get('content-security-policy') ?? plainFailurePage.policy };
}
