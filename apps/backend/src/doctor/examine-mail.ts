import { createTransport } from 'nodemailer';
import { seconds } from '../clock/clock.js';
import { attention, good, said, wrong, type Finding } from './finding.js';

/** Texts of a name in DNS; rejects where there are none. */
export type ResolveTexts = (name: string) => Promise<readonly (readonly string[])[]>;

interface Mail {
  readonly smtpUrl: string;
  readonly mailFrom: string;
  /** By which the mail server signs, where the operator knows it. */
  readonly dkimSelector: string | undefined;
}

/** Whether mails can leave, and whether whoever gets them can see that they are ours. */
export async function examineMail(
  { smtpUrl, mailFrom, dkimSelector }: Mail,
  resolveTexts: ResolveTexts,
): Promise<readonly Finding[]> {
  const domain = /@([^>\s]+)/.exec(mailFrom)?.[1] ?? '';
  const find = async (name: string, begin: string) => {
    const texts = await resolveTexts(name).catch(() => []);
    return texts.map((parts) => parts.join('')).filter((text) => text.toLowerCase().startsWith(begin));
  };
  const [server, spf, dmarc, dkim] = await Promise.all([
    examineServer(smtpUrl),
    find(domain, 'v=spf1'),
    findDmarc(domain, (name) => find(`_dmarc.${name}`, 'v=dmarc1')),
    dkimSelector === undefined ? undefined : find(`${dkimSelector}._domainkey.${domain}`, ''),
  ]);
  return [server, sayOf('SPF', spf, domain), sayDkim(dkim, domain, dkimSelector), sayDmarc(dmarc, domain)];
}

/** Of the domain, or else of the nearest above it, whose `sp` then comes before its `p`; undefined where none says anything. */
async function findDmarc(domain: string, find: (name: string) => Promise<readonly string[]>): Promise<string | undefined> {
  const labels = domain.split('.');
  const names = labels.slice(0, -1).map((_, index) => labels.slice(index).join('.'));
  for (const name of names) {
    const [found] = await find(name);
    if (found === undefined) continue;
    const tag = (wanted: string) => new RegExp(`;\\s*${wanted}\\s*=\\s*(\\w+)`, 'i').exec(found)?.[1]?.toLowerCase();
    return (name === domain ? undefined : tag('sp')) ?? tag('p') ?? 'none';
  }
  return undefined;
}

async function examineServer(url: string): Promise<Finding> {
  const transport = createTransport({
    url,
    connectionTimeout: seconds(15),
    greetingTimeout: seconds(15),
    socketTimeout: seconds(15),
  });
  try {
    await transport.verify();
    return good('mail server', 'It takes our mails.');
  } catch (error) {
    return wrong('mail server', `It doesn’t: ${said(error)}.`, 'Look at host, port, user and password in SMTP_URL.');
  } finally {
    transport.close();
  }
}

function sayOf(what: string, found: readonly string[], domain: string): Finding {
  if (found.length === 1) return good(what, `${domain} says who may send for it.`);
  return found.length === 0
    ? wrong(
        what,
        `${domain} doesn’t say who may send for it.`,
        `Add a TXT record to ${domain}: "v=spf1 include:<your mail server> -all".`,
      )
    : wrong(what, `${domain} says it ${found.length} times, which counts as not at all.`, 'Keep one of those TXT records.');
}

function sayDmarc(policy: string | undefined, domain: string): Finding {
  if (policy === undefined)
    return wrong(
      'DMARC',
      `Nothing says what happens to mails that only look like ${domain}’s.`,
      `Add a TXT record to _dmarc.${domain}: "v=DMARC1; p=quarantine; rua=mailto:…".`,
    );
  return policy === 'none'
    ? attention(
        'DMARC',
        'Mails that only look like ours are let through (p=none, or sp=none of a domain above).',
        'Make it quarantine once the reports are quiet.',
      )
    : good('DMARC', 'Mails that only look like ours are refused or put apart.');
}

function sayDkim(found: readonly string[] | undefined, domain: string, selector: string | undefined): Finding {
  if (found === undefined)
    return attention(
      'DKIM',
      'Not looked at: a key is found by the name that the mail server signs with.',
      'Say it: --dkim=<selector>.',
    );
  return found.some((text) => /(^|;)\s*p=[^;\s]+/.test(text))
    ? good('DKIM', `${domain} has the key of ${selector}.`)
    : wrong('DKIM', `${selector}._domainkey.${domain} has no key.`, 'Add the TXT record that the mail server gives.');
}
