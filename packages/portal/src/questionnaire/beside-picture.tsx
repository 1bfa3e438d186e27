'use client';

import { Heading, Stack, Text, WithPicture } from '@pomp/design-system';
import type { ReactNode } from 'react';

export interface BesidePictureProps {
  readonly picture: ReactNode;
  /** What the picture shows now, in a few words. */
  readonly title: string;
  readonly text: string;
  readonly children: ReactNode;
}

/** Questions with a picture beside them that says in words, too, what it shows. */
export function BesidePicture({ picture, title, text, children }: BesidePictureProps) {
  return (
    <WithPicture
      picture={picture}
      caption={
        <Stack gap="xxs">
          <Heading level={2} size="h4">
            {title}
          </Heading>
          <Text size="small" tone="muted">
            {text}
          </Text>
        </Stack>
      }
    >
      {children}
    </WithPicture>
  );
}
