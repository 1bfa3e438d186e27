import type { Translation } from '@pomp/language';
import type { nl } from './texts.nl.js';

export const en: Translation<typeof nl> = {
  withPhone: 'Use your phone',
  withPhoneFor: 'Use your phone: {question}',
  phoneTitle: 'Take the photos with your phone',
  phoneIntro: 'Scan the code with your phone’s camera. You don’t have to log in. What you add there shows up here by itself.',
  qr: 'QR code that opens this question on your phone',
  makingCode: 'Making code',
  tryAgain: 'Try again',
  codeLasts: 'The code works for {minutes} minutes, and for this question only.',
  newCode: 'New code',
  arrived:
    '{count, plural, =0 {No photos or videos with this question yet.} =1 {There is now 1 file with this question.} other {There are now {count} files with this question.}}',
  ready: 'Done',
  progress: {
    sending:
      'Your files are still on their way, and are on this device until then. You can carry on. If you close this page, they go on once you open your account again, or sooner where your browser can.',
    waiting: 'No reception. Just carry on: your photos are on this device. Once there is reception we’ll send them by ourselves.',
    onlyHere:
      'Not saved yet: this device has no room. Keep this page open until everything is sent. That goes by itself, once there is reception.',
  },
  onlyHere: 'Leave this page open until everything is in.',
  saveFailed: 'We couldn’t add your photos to your answers yet. Open this page again to try once more.',
  loadingPhoto: 'Loading photos',
  photoIntro: 'Take the photos or choose them. They’ll appear with your question on your computer right away.',
  photoDone: 'Done? Then you can close this page and continue on your computer.',
  expiredTitle: 'This link no longer works.',
  expired: 'A link works for {minutes} minutes. Open the question on your computer and choose ‘Use your phone’ again.',
};
