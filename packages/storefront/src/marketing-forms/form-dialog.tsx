'use client';

import { useLanguage, useTexts } from '@pomp/language/react';
import { formOfLink } from '@pomp/cms';
import { ButtonLink, Inline, Modal, Stack, useNavigation } from '@pomp/design-system';
import { marketingFormOf } from '@pomp/domain';
import { useEffect, useRef, useState } from 'react';
import { followLink } from './follow-link.js';
import { MarketingForm } from './marketing-form.js';
import { marketingFormTexts } from './texts.js';

export interface FormDialogProps {
  /** What was pressed; says which form it is, and where to go on. */
  readonly link: HTMLAnchorElement;
  readonly onClose: () => void;
}

/** The form that a link asks for, over the page. Once it was sent, the link is followed: a file opens in a new tab, a page in this one. */
export function FormDialog({ link, onClose }: FormDialogProps) {
  const language = useLanguage();
  const { push } = useNavigation();
  const [sent, setSent] = useState(false);
  const { formId, after } = formOfLink(link);
  const form = marketingFormOf(formId);
  const opensFile = after === 'follow' && link.target === '_blank';

  const isThere = useRef(false);
  useEffect(() => {
    isThere.current = true;
    return () => void (isThere.current = false);
  }, []);

  const goOn = () => {
    // Put away while it was being sent: whoever did so is busy with something else by now.
    if (after === 'stay' || !isThere.current) return;
    if (!opensFile) onClose();
    followLink(link, push);
    setSent(true);
  };

  const target = after === 'follow' && <Target link={link} onPress={opensFile ? undefined : onClose} />;
  return (
    <Modal
      open
      onClose={onClose}
      title={form ? language.say(form.section.title) : wordsOf(link)}
      description={sent || !form ? undefined : language.sayIfAny(form.section.intro)}
    >
      <Stack gap="l">
        <MarketingForm formId={formId} onSubmitted={goOn} instead={target} />
        {/* A browser may have kept the new tab away. */}
        {opensFile && sent && target}
      </Stack>
    </Modal>
  );
}

interface TargetProps {
  readonly link: HTMLAnchorElement;
  readonly onPress: (() => void) | undefined;
}

/** Where the link leads, for visitors who can't or needn't fill in the form. */
function Target({ link, onPress }: TargetProps) {
  const texts = useTexts(marketingFormTexts);
  const newTab = link.target === '_blank';
  return (
    <Inline>
      <ButtonLink href={here(link)} newTab={newTab} tone="secondary" {...(onPress && { onClick: onPress })}>
        {newTab ? texts.openFile : texts.withoutForm}
      </ButtonLink>
    </Inline>
  );
}

/** A page of this site by its path, so that it is opened as such. */
const here = ({ origin, pathname, search, hash, href }: HTMLAnchorElement) =>
  origin === window.location.origin ? `${pathname}${search}${hash}` : href;

/** Without what is said after them of a link that leads away: a joiner keeps that on the line of the last word. */
const wordsOf = (link: HTMLAnchorElement) => link.textContent.split('\u2060', 1).join('').trim();
