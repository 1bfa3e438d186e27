'use client';

import { Heading, Stack, Text, WithPicture } from '@pomp/design-system';
import { useTexts } from '@pomp/language/react';
import type { ReactNode } from 'react';
import { questionnaireTexts } from './texts.js';

export interface BesidePictureProps {
  readonly picture: ReactNode;
  /** What the question at hand is about, which the picture shows; undefined while nothing is asked. */
  readonly about: string | undefined;
  readonly children: ReactNode;
}

/** Questions with a picture beside them that says in words, too, what it shows. */
export function BesidePicture({ picture, about, children }: BesidePictureProps) {
  const texts = useTexts(questionnaireTexts);
  return (
    <WithPicture
      picture={picture}
      caption={
        <Stack gap="xxs">
          <Heading level={2} size="h4">
            {about === undefined ? texts.yourHouse : texts.looking}
          </Heading>
          <Text size="small" tone="muted">
            {about ?? texts.known}
          </Text>
        </Stack>
      }
    >
      {children}
    </WithPicture>
  );
}
