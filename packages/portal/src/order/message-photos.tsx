'use client';

import { useHrefOf } from '@pomp/api-client';
import { createUploads, SectionField, UploadsProvider } from '@pomp/forms';
import { useLanguage } from '@pomp/language/react';
import { useState } from 'react';
import { pictureBy } from '../uploads/picture-by.js';
import { useUploadRegistry } from '../uploads/upload-registry.js';

/** Each message has files of its own, also when it is begun again. */
let messages = 0;

/** The photos that go along with the message of the form around it. They are nowhere to be seen until it is sent. */
export function MessagePhotos() {
  const registry = useUploadRegistry();
  const language = useLanguage();
  const hrefOf = useHrefOf();
  const [{ uploads }] = useState(() =>
    registry.getOrCreate(`message-${(messages += 1)}`, (client) => {
      const made = createUploads({
        language,
        send: (_field, file, sending) => client.send(undefined, file, sending),
        remove: client.remove,
        pictureOf: (stored) => pictureBy(hrefOf, stored),
      });
      made.know([]);
      return { uploads: made };
    }),
  );
  return (
    <UploadsProvider uploads={uploads}>
      <SectionField name="photos" />
    </UploadsProvider>
  );
}
