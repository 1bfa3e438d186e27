'use client';

import { formOfLink } from '@pomp/cms';
import { ButtonLink, Inline, Modal, Stack, useNavigation } from '@pomp/design-system';
import { marketingFormOf } from '@pomp/domain';
import { useState } from 'react';
import { followLink } from './follow-link.js';
import { MarketingForm } from './marketing-form.js';
import { marketingFormTexts as texts } from './texts.js';

export interface FormDialogProps {
  /** What was pressed; says which form it is, and where to go on. */
  readonly link: HTMLAnchorElement;
  readonly onClose: () => void;
}

/** The form that a link asks for, over the page. Once it was sent, the link is followed: a file opens in a new tab, a page in this one. */
export function FormDialog({ link, onClose }: FormDialogProps) {
  const { push } = useNavigation();
  const [sent, setSent] = useState(false);
  const { formId, after } = formOfLink(link);
  const form = marketingFormOf(formId);
  const opensFile = after === 'follow' && link.target === '_blank';

  const goOn = () => {
    if (after === 'stay') return;
    if (!opensFile) onClose();
    followLink(link, push);
    setSent(true);
  };

  return (
    <Modal open onClose={onClose} title={form?.section.title ?? link.textContent} description={sent ? undefined : form?.section.intro}>
      <Stack gap="l">
        <MarketingForm formId={formId} onSubmitted={goOn} />
        {/* A browser may have kept the new tab away. */}
        {opensFile && (sent || !form) && (
          <Inline>
            <ButtonLink href={link.href} newTab tone="secondary">
              {texts.openFile}
            </ButtonLink>
          </Inline>
        )}
      </Stack>
    </Modal>
  );
}
