'use client';

import { DraftSender } from './draft-sender.js';
import { PhotoSender } from './photo-sender.js';

/** Whatever the device still has of a customer, on its way. */
export function Senders() {
  return (
    <>
      <DraftSender />
      <PhotoSender />
    </>
  );
}
