import { seconds } from '../clock/clock.js';
import { attention, good, said, wrong, type Finding } from './finding.js';

interface Addresses {
  readonly siteUrl: string;
  /** The backend, as browsers and the payment provider find it. */
  readonly publicUrl: string;
  readonly webhookUrl: string | undefined;
  readonly trustedProxies: readonly string[];
}

const ask = (url: string, init: RequestInit = {}) =>
  fetch(url, { redirect: 'manual', ...init, signal: AbortSignal.timeout(seconds(15)) });

/** What visitors get, and what others find of us: pages, their headers, notices. */
export async function examineSite({ siteUrl, publicUrl, webhookUrl, trustedProxies }: Addresses): Promise<readonly Finding[]> {
  return [
    await examineHealth('site', `${siteUrl}/api/healthz`, 'Look whether the site runs, and whether its BACKEND_URL is right.'),
    ...(await examinePage(siteUrl)),
    await examineHealth(
      'backend',
      `${publicUrl}/healthz`,
      'Look whether the backend runs, and at BACKEND_PUBLIC_URL and the reverse proxy.',
    ),
    await examineNotices(publicUrl),
    await examineWebhook(webhookUrl),
    examineProxies(trustedProxies, siteUrl),
  ];
}

async function examineHealth(what: string, url: string, todo: string): Promise<Finding> {
  try {
    const { status } = await ask(url);
    return status === 200 ? good(what, `${url} is well.`) : wrong(what, `${url} answers ${status}.`, todo);
  } catch (error) {
    return wrong(what, `${url} doesn’t answer: ${said(error)}.`, todo);
  }
}

/** What a page has to say besides itself. */
const neededHeaders = {
  'content-security-policy': /script-src/,
  'x-content-type-options': /nosniff/,
  'referrer-policy': /./,
  'strict-transport-security': /max-age=\d{8,}/,
} as const;

async function examinePage(siteUrl: string): Promise<readonly Finding[]> {
  try {
    const { headers } = await ask(`${siteUrl}/`);
    const needed = Object.entries(neededHeaders).filter(
      // Browsers only listen to it over https.
      ([name]) => name !== 'strict-transport-security' || siteUrl.startsWith('https:'),
    );
    const missing = needed.filter(([name, right]) => !right.test(headers.get(name) ?? '')).map(([name]) => name);
    const twice = headers.get('content-security-policy')?.includes(', ') === true;
    return [
      missing.length > 0
        ? wrong('headers', `Pages lack ${missing.join(', ')}.`, 'Let the reverse proxy pass what the site sends.')
        : twice
          ? wrong(
              'headers',
              'Pages have two policies (Content-Security-Policy), of which both count.',
              'Let the reverse proxy add none.',
            )
          : good('headers', 'Pages say what browsers have to hold to.'),
      ...(siteUrl.startsWith('https:') ? [await examineRedirect(siteUrl)] : []),
    ];
  } catch (error) {
    return [wrong('headers', `${siteUrl}/ doesn’t answer: ${said(error)}.`, 'Look at the reverse proxy and its certificate.')];
  }
}

async function examineRedirect(siteUrl: string): Promise<Finding> {
  const plain = `http://${new URL(siteUrl).hostname}/`;
  try {
    const { status, headers } = await ask(plain);
    return status >= 301 && status <= 308 && headers.get('location')?.startsWith('https:') === true
      ? good('https', `${plain} leads to https.`)
      : wrong('https', `${plain} answers ${status}.`, 'Let the reverse proxy lead http to https at the same host.');
  } catch {
    return attention(
      'https',
      `${plain} doesn’t answer: whoever types the address finds nothing.`,
      'Let the reverse proxy listen at port 80 and lead to https.',
    );
  }
}

/** The payment provider's notices: an id that doesn't exist is answered without a word about it. */
async function examineNotices(publicUrl: string): Promise<Finding> {
  const url = `${publicUrl}/payments/webhook`;
  const todo = 'Let the reverse proxy pass /payments/webhook to the backend, and look at BACKEND_PUBLIC_URL.';
  try {
    const { status } = await ask(url, {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: 'id=tr_doctor',
    });
    return status < 400
      ? good('notices', `${url} takes the payment provider’s notices.`)
      : wrong('notices', `${url} answers ${status}.`, todo);
  } catch (error) {
    return wrong('notices', `${url} doesn’t answer: ${said(error)}.`, todo);
  }
}

/** The seller's own systems. Asked without a change in it, which they may refuse. */
async function examineWebhook(url: string | undefined): Promise<Finding> {
  if (url === undefined) return good('webhook', 'None is set: the seller’s systems ask by themselves.');
  try {
    const { status } = await ask(url, { method: 'HEAD' });
    return status < 500
      ? good('webhook', 'The seller’s systems answer.')
      : wrong('webhook', `The seller’s systems answer ${status}.`, 'Look at what BACKOFFICE_WEBHOOK_URL leads to.');
  } catch (error) {
    return wrong(
      'webhook',
      `The seller’s systems don’t answer: ${said(error)}.`,
      'Look at BACKOFFICE_WEBHOOK_URL, and whether this machine may reach it.',
    );
  }
}

function examineProxies(trusted: readonly string[], siteUrl: string): Finding {
  const todo = 'Set TRUSTED_PROXIES to the addresses of the reverse proxy and the site, and to nothing else.';
  if (trusted.some((range) => /\/[0-7]$/.test(range)))
    return wrong('proxies', `${trusted.join(', ')} is nearly everyone: whoever asks says where they come from.`, todo);
  return trusted.length === 0 && siteUrl.startsWith('https:')
    ? wrong('proxies', 'None is trusted: all visitors count as one, the proxy.', todo)
    : good('proxies', `Believed are ${trusted.join(', ')}.`);
}
