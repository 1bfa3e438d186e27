'use client';

import type { CallAnswer } from '@pomp/api-client';
import { Alert, FileField, Heading, Stack, Text, type AlertTone } from '@pomp/design-system';
import { useTexts } from '@pomp/language/react';
import { useRef, useState } from 'react';
import { sha256Of } from './sha256-of.js';
import { verificationTexts, type VerificationTexts } from './texts.js';

export type Verification = CallAnswer<'getVerification'>;

type Comparison = 'plan' | 'confirmation' | 'terms' | 'other' | 'unreadable' | 'noCrypto';

async function compare(file: File, { sha256, confirmationSha256, terms }: Verification): Promise<Comparison> {
  // A file can be gone, or be let go of by its drive, between choosing and reading.
  const own = await sha256Of(file).catch(() => 'unreadable' as const);
  if (own === undefined) return 'noCrypto';
  if (own === 'unreadable') return own;
  if (own === sha256) return 'plan';
  if (own === terms?.sha256) return 'terms';
  return own === confirmationSha256 ? 'confirmation' : 'other';
}

const outcomes: Record<
  Comparison,
  { readonly tone: AlertTone; readonly text: (texts: VerificationTexts, document: string) => string }
> = {
  plan: { tone: 'success', text: ({ isPlan }, document) => isPlan({ document }) },
  confirmation: { tone: 'success', text: ({ isConfirmation }) => isConfirmation },
  terms: { tone: 'success', text: ({ isTerms }) => isTerms },
  other: { tone: 'error', text: ({ isOther }) => isOther },
  unreadable: { tone: 'error', text: ({ unreadable }) => unreadable },
  noCrypto: { tone: 'warning', text: ({ noCrypto }) => noCrypto },
};

/** Holds a visitor's own file against what was signed, without sending it anywhere. */
export function CompareFile({ verification }: { readonly verification: Verification }) {
  const texts = useTexts(verificationTexts);
  const [comparison, setComparison] = useState<Comparison | 'comparing'>();
  const latest = useRef<File>(undefined);

  const choose = async (file: File) => {
    latest.current = file;
    setComparison('comparing');
    const found = await compare(file, verification);
    // Another file may have been chosen meanwhile.
    if (latest.current === file) setComparison(found);
  };
  return (
    <Stack as="section" gap="m">
      <Heading level={2}>{texts.fileTitle}</Heading>
      <Text measure>{texts.fileIntro}</Text>
      <FileField
        label={texts.file}
        help={texts.fileHelp}
        name="file"
        accept="application/pdf"
        onFileChosen={(file) => void choose(file)}
      />
      <div role="status">
        {comparison === 'comparing' && <Text tone="muted">{texts.comparing}</Text>}
        {comparison !== undefined && comparison !== 'comparing' && (
          <Alert tone={outcomes[comparison].tone}>{outcomes[comparison].text(texts, verification.documentName)}</Alert>
        )}
      </div>
    </Stack>
  );
}
