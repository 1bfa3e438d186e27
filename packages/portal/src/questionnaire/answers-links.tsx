'use client';

import { ButtonLink, downloadIcon, Inline } from '@pomp/design-system';
import { useTexts } from '@pomp/language/react';
import { questionnaireTexts } from './texts.js';

export interface AnswersLinksProps {
  /** Addresses of the page with all answers, and of the file. */
  readonly review: string;
  readonly pdf: string;
}

/** All answers of a questionnaire at once: on one page, and to keep. */
export function AnswersLinks({ review, pdf }: AnswersLinksProps) {
  const texts = useTexts(questionnaireTexts);
  return (
    <Inline gap="s" stacked="phone">
      <ButtonLink tone="secondary" size="small" href={review}>
        {texts.review}
      </ButtonLink>
      <ButtonLink tone="secondary" size="small" iconBefore={downloadIcon} href={pdf} download>
        {texts.downloadPdf}
      </ButtonLink>
    </Inline>
  );
}
