'use client';

import { useCallQuery } from '@pomp/api-client';
import { Alert, PhotoExample, Skeleton, Stack } from '@pomp/design-system';
import type { InstallationSectionName } from '@pomp/domain';
import { UploadsProvider } from '@pomp/forms';
import { useLanguage, useTexts } from '@pomp/language/react';
import { useCallback, useMemo, type ReactNode } from 'react';
import { Loaded } from '../loading/loaded.js';
import { LoadingText } from '../loading/loading-text.js';
import { usePortal } from '../portal/portal-context.js';
import { PhoneButton } from '../uploads/phone-button.js';
import { PhotoGallery } from './photo-gallery.js';
import { photoFieldOf, photoSubjectOf } from '../uploads/photo-subject-of.js';
import { uploadsTexts } from '../uploads/texts.js';
import { sectionOfField, useHouseUploads, useUploadsProgress, type HouseUpload } from './use-house-uploads.js';
import {
  askedInstallation,
  type AskedInstallationSection,
  type InstallationBody,
  type InstallationPlace,
} from './installation-sections.js';
import { installationInfoTexts } from './texts.js';

export type InstallationSections = Readonly<Record<InstallationSectionName, AskedInstallationSection>>;

export interface WithInstallationProps extends InstallationPlace {
  readonly children: (sections: InstallationSections) => ReactNode;
}

/** The sections of one installation with their photos and videos, once those are there. */
export function WithInstallation(props: WithInstallationProps) {
  const info = useCallQuery('getHouseInfo', { houseId: props.houseId });
  const uploads = useCallQuery('getUploads', { houseId: props.houseId });
  return (
    <Loaded query={info} loading={<LoadingInstallation />}>
      {(body) => (
        <Loaded query={uploads} loading={<LoadingInstallation />}>
          {(known) => <Asked {...props} body={body} known={known} />}
        </Loaded>
      )}
    </Loaded>
  );
}

export function LoadingInstallation() {
  const texts = useTexts(installationInfoTexts);
  return (
    <Stack gap="l" width="form">
      <LoadingText>{texts.loading}</LoadingText>
      <Skeleton shape="card" count={2} />
    </Stack>
  );
}

interface AskedProps extends WithInstallationProps {
  readonly body: InstallationBody;
  readonly known: readonly HouseUpload[];
}

function Asked({ houseId, flow, body, known, children }: AskedProps) {
  const texts = useTexts(uploadsTexts);
  const language = useLanguage();
  const today = usePortal().today();
  const sections = useMemo(() => askedInstallation({ houseId, flow }, body, today), [houseId, flow, body, today]);
  const asked = useMemo(() => Object.values(sections), [sections]);
  const uploads = useHouseUploads({ houseId, flow }, known, asked);
  const progress = useUploadsProgress(uploads);

  const galleryOf = useCallback((field: string) => <PhotoGallery known={known} field={field} />, [known]);
  const exampleOf = useCallback((field: string) => <PhotoExample of={photoSubjectOf(field)} />, []);
  const otherWayOf = useCallback(
    (field: string) => (
      <PhoneButton
        question={{ houseId, section: sectionOfField(field), field }}
        label={language.say(photoFieldOf(field).label)}
        gallery={galleryOf(field)}
      />
    ),
    [houseId, galleryOf, language],
  );
  return (
    <UploadsProvider uploads={uploads} exampleOf={exampleOf} otherWayOf={otherWayOf} galleryOf={galleryOf}>
      <Stack gap="l">
        {progress !== 'nothing' && <Alert tone={progress === 'onlyHere' ? 'warning' : 'info'}>{texts.progress[progress]}</Alert>}
        {children(sections)}
      </Stack>
    </UploadsProvider>
  );
}
