import { create } from 'content-disposition';

const maxLength = 255;

/** A name as we keep it and show it: its last part only, without what can't be seen. It never becomes a path. */
export function cleanFileName(name: string): string {
  const last = name.normalize('NFC').split(/[/\\]/).at(-1) ?? '';
  const visible = last.replace(/[\p{Cc}\p{Cf}\p{Co}\p{Cs}]/gu, '').trim();
  return [...visible].slice(0, maxLength).join('') || 'bestand';
}

/** An attachment's header, with any name in it (RFC 6266), and a plain one for clients that can't read that. */
export function attachmentNamed(name: string): string {
  const plain =
    name
      .normalize('NFKD')
      .replace(/[^\w. -]/g, '')
      .trim() || 'bestand';
  return create(name, { fallback: plain });
}
