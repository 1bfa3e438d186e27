'use client';

import { Container, Stack, Text } from '@pomp/design-system';
import { useTexts } from '@pomp/language/react';
import { createContext, use } from 'react';
import { QuickCheck, SavingsResult } from './savings-islands.js';
import * as styles from './savings-result.css.js';
import { savingsResultTexts } from './savings-result-texts.js';
import type { GivenHome, SavingsResultProps } from './savings-result.js';

const GivenHomeContext = createContext<GivenHome | undefined>(undefined);

/** Around a page that a server makes for one home. */
export const GivenHomeProvider = GivenHomeContext.Provider;

/** The result of the home for which the page is made. Where it is made for everyone, who has no script is asked for the address first. */
export function SavingsResultOfPage(props: Omit<SavingsResultProps, 'given'>) {
  const given = use(GivenHomeContext);
  const texts = useTexts(savingsResultTexts);
  if (given) return <SavingsResult {...props} given={given} />;
  return (
    <>
      <SavingsResult {...props} />
      <noscript>
        <Container>
          <div className={styles.form}>
            <Stack gap="l">
              <Text size="lead">{texts.unknown}</Text>
              <QuickCheck layout="stacked" />
            </Stack>
          </div>
        </Container>
      </noscript>
    </>
  );
}
