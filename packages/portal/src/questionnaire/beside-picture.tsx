'use client';

import { Heading, Stack, Text, WithPicture } from '@pomp/design-system';
import { useTexts } from '@pomp/language/react';
import type { ReactNode } from 'react';
import { questionnaireTexts } from './texts.js';

/** What a question can be about: what it is called, and why it is asked. */
export interface PicturedPart {
  readonly name: string;
  readonly why: string;
}

export interface BesidePictureProps {
  readonly picture: ReactNode;
  /** What the question at hand is about, which the picture shows; undefined while nothing is asked. */
  readonly about: PicturedPart | undefined;
  /** How far the questions are, for a phone, where the top of the screen is soon out of sight. */
  readonly status?: string | undefined;
  readonly children: ReactNode;
}

/** Questions with a picture beside them that says in words, too, what it shows. */
export function BesidePicture({ picture, about, status, children }: BesidePictureProps) {
  const texts = useTexts(questionnaireTexts);
  return (
    <WithPicture
      picture={picture}
      status={status}
      caption={
        <Stack gap="xxs">
          {about && (
            <Text size="small" tone="muted" phone="heard">
              {texts.looking}
            </Text>
          )}
          <Heading level={2} size="h4">
            {about ? about.name : texts.yourHouse}
          </Heading>
          {about ? (
            <Text size="small" tone="muted" phone="heard">
              {about.why}
            </Text>
          ) : (
            <Text size="small" tone="muted">
              {texts.known}
            </Text>
          )}
        </Stack>
      }
    >
      {children}
    </WithPicture>
  );
}
