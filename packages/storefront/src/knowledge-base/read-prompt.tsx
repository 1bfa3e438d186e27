'use client';

import { usePlainTexts } from '@pomp/language/react';
import { chevronDownIcon, Icon, scrollSmoothly } from '@pomp/design-system';
import type { MouseEvent } from 'react';
import * as styles from './article.css.js';
import { knowledgeBaseTexts } from './texts.js';

/** In milliseconds (spec 2 §9). */
const scrollTime = 800;

export interface ReadPromptProps {
  /** Id of the article's text. */
  readonly target: string;
}

/** Says that the article is below, and goes there. Without script a link within the page. */
export function ReadPrompt({ target }: ReadPromptProps) {
  const texts = usePlainTexts(knowledgeBaseTexts);
  const go = (event: MouseEvent) => {
    const article = document.getElementById(target);
    if (!article) return;
    event.preventDefault();
    article.focus({ preventScroll: true });
    scrollSmoothly(window.scrollY + article.getBoundingClientRect().top, scrollTime);
  };
  return (
    <a href={`#${target}`} className={styles.prompt} onClick={go}>
      {texts.readMore}
      <Icon of={chevronDownIcon} />
    </a>
  );
}
