'use client';

import { PageHeader, Stack } from '@pomp/design-system';
import { useTexts } from '@pomp/language/react';
import { DeletionSection } from './deletion-section.js';
import { LanguageSection } from './language-section.js';
import { MailSection } from './mail-section.js';
import { OwnDataSection } from './own-data-section.js';
import { PasskeysSection } from './passkeys-section.js';
import { PasswordSection } from './password-section.js';
import { PersonSection } from './person-section.js';
import { SessionsSection } from './sessions-section.js';
import { personalDetailsTexts } from './texts.js';

/** Mijn gegevens: who the customer is, how and where they are logged in, and what happens to their data. */
export function PersonalDetailsScreen() {
  const texts = useTexts(personalDetailsTexts);
  return (
    <Stack gap="xxl" width="form">
      <PageHeader title={texts.title} intro={texts.intro} />
      <PersonSection />
      <LanguageSection />
      <MailSection />
      <PasswordSection />
      <PasskeysSection />
      <SessionsSection />
      <OwnDataSection />
      <DeletionSection />
    </Stack>
  );
}
