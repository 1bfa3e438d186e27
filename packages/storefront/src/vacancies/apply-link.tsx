'use client';

import { usePlainTexts } from '@pomp/language/react';
import { ButtonLink, scrollSmoothly } from '@pomp/design-system';
import type { MouseEvent } from 'react';
import { vacancyTexts } from './texts.js';

/** In milliseconds. */
const scrollTime = 1_000;
/** Above the form, in pixels. */
const room = 24;

export interface ApplyLinkProps {
  /** Id of the heading above the form. */
  readonly target: string;
}

/** Goes to the form on the same page, in a second; the keyboard and a screen reader go on from there. Without script it is there at once. */
export function ApplyLink({ target }: ApplyLinkProps) {
  const texts = usePlainTexts(vacancyTexts);
  const go = (event: MouseEvent) => {
    const heading = document.getElementById(target);
    if (!heading) return;
    event.preventDefault();
    heading.focus({ preventScroll: true });
    scrollSmoothly(window.scrollY + heading.getBoundingClientRect().top - room, scrollTime);
  };
  return (
    <ButtonLink href={`#${target}`} width="full" onClick={go}>
      {texts.toForm}
    </ButtonLink>
  );
}
