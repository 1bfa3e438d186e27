import { expect, type Page } from '@playwright/test';
import type { RunningStack } from './stack';

interface Mail {
  readonly subject: string;
  readonly html: string | null;
  readonly attachments: readonly { readonly filename: string }[];
}

/** What came for this address. */
export async function mailsTo(page: Page, stack: RunningStack, to: string): Promise<readonly Mail[]> {
  const { messages } = (await (await page.request.get(`${stack.urls.sandbox}/mailbox/messages?to=${to}`)).json()) as {
    messages: readonly Mail[];
  };
  return messages;
}

/** The link in a mail to this address that leads to this page, once it came. */
export async function mailedLink(
  page: Page,
  stack: RunningStack,
  { to, path }: { readonly to: string; readonly path: string },
): Promise<string> {
  const hrefs = async () =>
    (await mailsTo(page, stack, to)).flatMap(({ html }) =>
      Array.from((html ?? '').matchAll(/href="([^"]*)"/g), ([, href = '']) => href.replaceAll('&amp;', '&')),
    );
  const find = async () => (await hrefs()).find((href) => href.includes(path)) ?? '';
  await expect.poll(find, { timeout: 20_000 }).toContain(stack.urls.site);
  return find();
}
