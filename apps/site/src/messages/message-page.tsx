import { Container, Heading, Inline, Stack, Text, WarmLine } from '@pomp/design-system';
import { type ReactNode } from 'react';
import styles from './message-page.module.css';

export interface MessagePageProps {
  title: string;
  children: ReactNode;
  /** What to do now. */
  actions: ReactNode;
  /** Links to other places, in a row of their own. */
  ways?: ReactNode;
}

/** A page with one thing to say, such as that there is nothing here. */
export function MessagePage({ title, children, actions, ways }: MessagePageProps) {
  return (
    <Container width="text">
      <div className={styles.page}>
        <Stack gap="l">
          <WarmLine length="short" />
          <Heading level={1}>{title}</Heading>
          <Text size="lead">{children}</Text>
          <Stack gap="m">
            <Inline stacked="phone">{actions}</Inline>
            {ways && (
              <Inline gap="m" stacked="phone">
                {ways}
              </Inline>
            )}
          </Stack>
        </Stack>
      </div>
    </Container>
  );
}
