import { DocsContainer, type DocsContainerProps } from '@storybook/addon-docs/blocks';
import { type PropsWithChildren, useEffect, useState } from 'react';
import { GLOBALS_UPDATED } from 'storybook/internal/core-events';
import { brandIn, BrandRoot, type Globals } from '../.storybook/brand.js';
import { languageIn, Speaking } from '../.storybook/language.js';
import { schemeIn, SchemeRoot } from '../.storybook/scheme.js';
import type {} from '../built/preview-page.js';

/** This page's own: it hears those of the stories that it shows in frames, too, which nobody has told of the toolbar. */
const ownGlobals = (): Globals => window.__STORYBOOK_PREVIEW__?.storyStoreValue.userGlobals.get() ?? {};

/** The toolbar's brand, scheme and language for a page of documentation, which has words and pictures of its own around the stories. */
export function BrandedDocs({ context, ...rest }: PropsWithChildren<DocsContainerProps>) {
  const [globals, setGlobals] = useState(ownGlobals);

  useEffect(() => {
    const follow = () => setGlobals(ownGlobals());
    context.channel.on(GLOBALS_UPDATED, follow);
    return () => context.channel.off(GLOBALS_UPDATED, follow);
  }, [context]);

  return (
    <BrandRoot brand={brandIn(globals)}>
      <SchemeRoot scheme={schemeIn(globals)}>
        <Speaking locale={languageIn(globals)}>
          <DocsContainer context={context} {...rest} />
        </Speaking>
      </SchemeRoot>
    </BrandRoot>
  );
}
