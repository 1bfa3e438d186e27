import type { Brand } from '@pomp/design-system/brands';
import type { CSSProperties } from 'react';

type MailPart =
  | 'page'
  | 'sheet'
  | 'line'
  | 'content'
  | 'sender'
  | 'heading'
  | 'text'
  | 'quiet'
  | 'identity'
  | 'button'
  | 'buttonRow'
  | 'link';

export type MailStyles = Readonly<Record<MailPart, CSSProperties>>;

/** Mails bring no fonts along. Outlook on Windows knows no `system-ui` either, and takes what follows. */
const withoutFonts = (family: string) => family.replace('system-ui', 'system-ui, Arial');

/** Mail programs know no style sheets, variables or fluid sizes: a brand's theme as plain inline styles. */
export function mailStyles({ theme: { color, font: fonts, radius, warmLine, weight } }: Brand): MailStyles {
  const font = { heading: withoutFonts(fonts.heading), text: withoutFonts(fonts.text) };
  const text: CSSProperties = {
    color: color.ink,
    fontFamily: font.text,
    fontSize: '17px',
    lineHeight: '27px',
    overflowWrap: 'anywhere',
    margin: '0 0 18px',
  };
  return {
    page: { backgroundColor: color.paper, margin: '0', padding: '32px 12px' },
    sheet: {
      backgroundColor: color.surface,
      border: `1px solid ${color.hairline}`,
      borderRadius: radius.card,
      maxWidth: '600px',
      margin: '0 auto',
    },
    /** Programs without gradients show its warm end. */
    line: {
      backgroundColor: warmLine.warm,
      backgroundImage: `linear-gradient(90deg, ${warmLine.cold}, ${warmLine.mild}, ${warmLine.warm})`,
      borderRadius: `${radius.card} ${radius.card} 0 0`,
      height: '6px',
      lineHeight: '6px',
      fontSize: '1px',
    },
    content: { padding: '32px 32px 20px' },
    sender: {
      ...text,
      color: color.brand,
      fontFamily: font.heading,
      fontWeight: weight.heading,
      fontSize: '22px',
      margin: '0 0 28px',
    },
    heading: {
      color: color.ink,
      fontFamily: font.heading,
      fontWeight: weight.heading,
      fontSize: '30px',
      lineHeight: '34px',
      letterSpacing: '-0.02em',
      overflowWrap: 'anywhere',
      margin: '0 0 20px',
    },
    text,
    quiet: { ...text, color: color.inkMuted, fontSize: '15px', lineHeight: '23px' },
    identity: { ...text, color: color.inkMuted, fontSize: '13px', lineHeight: '19px' },
    button: {
      backgroundColor: color.action,
      borderRadius: radius.control,
      color: color.onAction,
      display: 'inline-block',
      fontFamily: font.text,
      fontSize: '17px',
      fontWeight: weight.strong,
      lineHeight: '24px',
      padding: '13px 24px',
      textDecoration: 'none',
    },
    buttonRow: { margin: '8px 0 26px' },
    link: { color: color.brand, textDecoration: 'underline', wordBreak: 'break-all' },
  };
}

/**
 * For programs that show mails in the dark and know style sheets (Apple's, Outlook on a Mac): ink and paper change places, and the button is paper. Gmail and
 * Outlook turn the colours around themselves, and leave this out. The page is the cell in the body, too: `Body` gives it the body's own ground.
 */
export const darkStyles = ({ theme: { color, warmLine } }: Brand): string =>
  `@media (prefers-color-scheme: dark) {
    .mail-page, .mail-page > table > tbody > tr > td { background-color: ${color.ink} !important; }
    .mail-sheet { background-color: ${color.ink} !important; border-color: ${color.inkMuted} !important; }
    .mail-sheet h1, .mail-sheet p { color: ${color.paper} !important; }
    .mail-sheet p a { color: ${warmLine.cold} !important; }
    .mail-sheet .mail-button { background-color: ${color.paper} !important; color: ${color.ink} !important; }
  }`;
