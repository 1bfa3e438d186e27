import PostalMime, { type Address } from 'postal-mime';

export interface MailAttachment {
  filename: string;
  mimeType: string;
  size: number;
}

/** A received mail as `/mailbox/messages` gives it. */
export interface Mail {
  id: string;
  receivedAt: string;
  /** Addresses of the envelope: where it was really sent to. */
  envelope: Envelope;
  from: string;
  to: string[];
  cc: string[];
  subject: string;
  date: string | null;
  text: string | null;
  html: string | null;
  headers: { name: string; value: string }[];
  attachments: MailAttachment[];
}

export interface Envelope {
  from: string;
  to: string[];
}

export interface ReceivedMail {
  id: string;
  receivedAt: string;
  envelope: Envelope;
  raw: Uint8Array;
}

export async function parseMail({ id, receivedAt, envelope, raw }: ReceivedMail): Promise<Mail> {
  const email = await PostalMime.parse(raw);
  return {
    id,
    receivedAt,
    envelope,
    from: email.from ? addressText(email.from) : envelope.from,
    to: email.to?.map(addressText) ?? envelope.to,
    cc: email.cc?.map(addressText) ?? [],
    subject: email.subject ?? '',
    date: email.date ?? null,
    text: email.text ?? null,
    html: email.html ?? null,
    headers: email.headers.map(({ originalKey, value }) => ({ name: originalKey, value })),
    attachments: email.attachments.map(({ filename, mimeType, content }) => ({
      filename: filename ?? 'bijlage',
      mimeType,
      size: bytesOf(content).byteLength,
    })),
  };
}

export async function attachmentOf(raw: Uint8Array, index: number): Promise<{ filename: string; bytes: Uint8Array } | undefined> {
  const attachment = (await PostalMime.parse(raw)).attachments[index];
  return attachment && { filename: attachment.filename ?? 'bijlage', bytes: bytesOf(attachment.content) };
}

/** A mail as a page to show: with the pictures that it carries, and its links in a new tab. */
export async function pageOf(raw: Uint8Array): Promise<string> {
  const { html = '', attachments } = await PostalMime.parse(raw);
  const pictures = new Map(
    attachments.flatMap(({ contentId, mimeType, content }) =>
      contentId !== undefined && mimeType.startsWith('image/')
        ? [[contentId.replace(/^<|>$/g, ''), `data:${mimeType};base64,${Buffer.from(bytesOf(content)).toString('base64')}`]]
        : [],
    ),
  );
  const shown = html.replaceAll(/(?<=\ssrc=["'])cid:([^"']+)/gi, (named, id: string) => pictures.get(id) ?? named);
  const base = '<base target="_blank">';
  // Before its doctype it would make another layout of the page than mail programs do.
  return /<head[^>]*>/i.test(shown) ? shown.replace(/<head[^>]*>/i, (head) => head + base) : base + shown;
}

function bytesOf(content: ArrayBuffer | Uint8Array | string): Uint8Array {
  return typeof content === 'string' ? new TextEncoder().encode(content) : new Uint8Array(content);
}

function addressText({ name, address }: Address): string {
  if (!address) return name;
  return name ? `${name} <${address}>` : address;
}
