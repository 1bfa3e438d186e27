import { languageCode } from '@pomp/language';
import { useTexts } from '@pomp/language/react';
import { DocsContainer, type DocsContainerProps, DocsContext } from '@storybook/addon-docs/blocks';
import { type PropsWithChildren, useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import { GLOBALS_UPDATED } from 'storybook/internal/core-events';
import { brandIn, BrandRoot, type Globals } from '../.storybook/brand.js';
import { houseStyle, houseStyleInTheDark } from '../.storybook/house-style.js';
import { languageIn, Speaking } from '../.storybook/language.js';
import { schemeIn, SchemeRoot } from '../.storybook/scheme.js';
import type {} from '../built/preview-page.js';
import { pagesTexts } from '../words/texts.js';
import * as styles from './guide.css.js';
import { useHeadings } from './headings.js';

/** This page's own: it hears those of the stories that it shows in frames, too, which nobody has told of the toolbar. */
const ownGlobals = (): Globals => window.__STORYBOOK_PREVIEW__?.storyStoreValue.userGlobals.get() ?? {};

const darkScreen = window.matchMedia('(prefers-color-scheme: dark)');
const listenToScreen = (changed: () => void): (() => void) => {
  darkScreen.addEventListener('change', changed);
  return () => darkScreen.removeEventListener('change', changed);
};

type Context = DocsContainerProps['context'];
/** As far as the container reads them. */
type Parameters = Readonly<{ docs?: { toc?: object | false } }>;

function parametersOf(context: Context): Parameters {
  try {
    return context.resolveOf('meta', ['meta']).preparedMeta.parameters;
  } catch {
    // A page of words belongs to no stories.
    return context.projectAnnotations.parameters ?? {};
  }
}

function OnThisPage() {
  return <p className={styles.onThisPage}>{useTexts(pagesTexts).onThisPage}</p>;
}

/** What the container takes from parameters, which are the same in every language and say nothing of what comes later: the list of headings, written anew with them, and the language. */
function useToldContext(context: Context, lang: string): Context {
  const headings = useHeadings();
  return useMemo(() => {
    const { toc } = parametersOf(context).docs ?? {};
    const list = toc && { ...toc, title: <OnThisPage />, unsafeTocbotOptions: { headings } };
    const told = { preparedMeta: { parameters: { docs: { toc: list, lang } } } };
    return { channel: context.channel, resolveOf: () => told } as unknown as Context;
  }, [context, headings, lang]);
}

/** The toolbar's brand, scheme and language for a page of documentation, which has words and pictures of its own around the stories. */
export function BrandedDocs({ context, children }: PropsWithChildren<DocsContainerProps>) {
  const [globals, setGlobals] = useState(ownGlobals);

  useEffect(() => {
    const follow = () => setGlobals(ownGlobals());
    context.channel.on(GLOBALS_UPDATED, follow);
    return () => context.channel.off(GLOBALS_UPDATED, follow);
  }, [context]);

  const scheme = schemeIn(globals);
  const isScreenDark = useSyncExternalStore(listenToScreen, () => darkScreen.matches);
  const isDark = scheme === 'dark' || (scheme === 'screen' && isScreenDark);
  const locale = languageIn(globals);
  const told = useToldContext(context, languageCode(locale));
  return (
    <BrandRoot brand={brandIn(globals)}>
      <SchemeRoot scheme={scheme}>
        <Speaking locale={locale}>
          <DocsContainer context={told} theme={isDark ? houseStyleInTheDark : houseStyle}>
            <DocsContext.Provider value={context}>{children}</DocsContext.Provider>
          </DocsContainer>
        </Speaking>
      </SchemeRoot>
    </BrandRoot>
  );
}
