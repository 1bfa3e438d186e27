import { expect } from '@playwright/test';
import type { Stack } from './stack';

interface Mail {
  readonly subject: string;
  readonly html: string | null;
  readonly attachments: readonly { readonly filename: string }[];
}

/** What came for this address. */
export async function mailsTo(stack: Stack, to: string): Promise<readonly Mail[]> {
  const { messages } = (await (await fetch(`${stack.urls.sandbox}/mailbox/messages?to=${to}`)).json()) as {
    messages: readonly Mail[];
  };
  return messages;
}

/** The link in a mail to this address, about this if there are more, that leads to this page, once it came. */
export async function mailedLink(
  stack: Stack,
  { to, path, subject: about }: { readonly to: string; readonly path: string; readonly subject?: string },
): Promise<string> {
  const hrefs = async () =>
    (await mailsTo(stack, to)).flatMap(({ subject, html }) =>
      about !== undefined && subject !== about
        ? []
        : Array.from((html ?? '').matchAll(/href="([^"]*)"/g), ([, href = '']) => href.replaceAll('&amp;', '&')),
    );
  const find = async () => (await hrefs()).find((href) => href.includes(path)) ?? '';
  await expect.poll(find, { timeout: 20_000 }).toContain(stack.urls.site);
  return find();
}
